/** Attribute of the empty elements into which `npm run offline` puts the download of the offline copy. */
export const OFFLINE_DOWNLOAD = "data-offline-download";
