export { TryItButton as default } from "../../tryIt/TryItButton";
