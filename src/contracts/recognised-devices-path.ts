/** Apart from the schema, so that the browser does not load the schema library for a path. */
export const RECOGNISED_DEVICES_PATH = '/api/catalogue/recognised'
