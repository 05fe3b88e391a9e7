export { describe } from "./failures";
export { plan } from "./plan";
export { connect, type Service } from "./service";
export { indexSettings, indexSynonyms } from "./settings";
export { type UploadTarget, uploadTarget, withoutKey } from "./target";
export { upload, type UploadOptions } from "./upload";
