/** Machines call below this path and get JSON. Every other path of the desk is a page. */
export const DESK_API = '/desk/api'

export const isApiPath = (path: string): boolean => path.startsWith(`${DESK_API}/`)
