export const LATEST_BUILD_PATH = '/builds/latest.json'

/** The build id with `.json` is its last part. */
export const BUILD_META_PATH = '/builds/meta/:file'
