import { fileURLToPath } from 'node:url'

/** What is delivered with the shop: catalogue, content, menus. */
export const DATA_FOLDER = fileURLToPath(new URL('../../../data', import.meta.url))
