/** Apart from the schema, so that the browser does not load the schema library for a path. */
export const DEVICE_CARDS_PATH = '/api/catalogue/devices'
