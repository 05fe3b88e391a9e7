/** Stands in for styles, images and generated files in unit tests. */
export default {};
