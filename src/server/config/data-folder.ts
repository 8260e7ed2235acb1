import { fileURLToPath } from 'node:url'

/** The data that ships with the shop: catalogue, content, menus. */
export const DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url))
