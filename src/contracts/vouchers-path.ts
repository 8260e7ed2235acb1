/** Apart from the schema, so that the browser does not load the schema library for a path. */
export const VOUCHER_CHECK_PATH = '/api/vouchers/check'
