import { join } from 'node:path'
import { z } from 'zod'
import { DIST_FOLDER, readBuild } from '#server/render/build-info.ts'
import type { DeskApplication } from './pages/application-shell.ts'

const SCHEMA = z.object({
  desk: z.object({
    entry: z.string(),
    imports: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
  }),
})

/** The operators' application as it was built. */
export const readDeskBuild = (folder = DIST_FOLDER): DeskApplication => ({
  ...readBuild(SCHEMA, folder).desk,
  folder: join(folder, 'desk', 'assets'),
  isDevelopment: false,
})
