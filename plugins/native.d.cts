/** Loads TypeScript of the build side, by its path from this folder. */
declare function native<Module>(id: string): Module;
export = native;
