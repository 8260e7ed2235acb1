import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartupError } from '#server/config/startup-error.ts'

export const DIST_FOLDER = fileURLToPath(new URL('../../../dist', import.meta.url))

/** The browser's files of the build. */
export const ASSETS_FOLDER = join(DIST_FOLDER, 'client', 'assets')

/** The verifier of proofs, as one file. */
export const VERIFIER_FILE = join(DIST_FOLDER, 'verifier', 'verify-proof.mjs')

/** The program of the service workers, without what each of them keeps. */
export const SERVICE_WORKER_FILE = join(DIST_FOLDER, 'service-worker', 'offline-worker.js')

/** The files that a page loads, and those of its texts by their set. */
const OFFLINE_FILES = z.object({
  files: z.array(z.string()),
  texts: z.record(z.string(), z.array(z.string())),
})

const SCHEMA = z.object({
  id: z.string(),
  timestamp: z.number().int(),
  entry: z.string(),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** By screen: its own script, and what that imports. Nothing in development, where files import each other. */
  screens: z.record(z.string(), z.array(z.string())).optional(),
  /** By page; nothing in development, where no page is kept. */
  offline: z.record(z.string(), OFFLINE_FILES).optional(),
})

/** What the build left for the server: its id and the files a page refers to. */
export type BuildInfo = z.output<typeof SCHEMA>

/** Reads a part of what the build has left; a shop that isn't built can't start. */
export function readBuild<Part>(schema: z.ZodType<Part>, folder: string): Part {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')))
  } catch {
    throw new StartupError(
      'The shop hasn’t been built yet. Run "npm run build" first, or "npm start", which does it for you.',
    )
  }
}

export const readBuildInfo = (folder = DIST_FOLDER): BuildInfo => readBuild(SCHEMA, folder)
