import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type SourceFile } from './source-files.ts'

/** README, CONTRIBUTING and everything below docs. */
export function documentFiles(): SourceFile[] {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  return ['README.md', 'CONTRIBUTING.md', ...docs].map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))
}
