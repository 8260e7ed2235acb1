/** The API reference as a page. */
export const DEVELOPERS_PATH = '/developers'
