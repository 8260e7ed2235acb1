import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const README = readFileSync('README.md', 'utf8')
const OPERATIONS = readFileSync('docs/operations.md', 'utf8')
const FILES = globSync('deploy/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('monitoring'))
  .map((entry) => `${entry.parentPath}/${entry.name}`)

/** Read by the programs next to the shop. */
const OTHERS =
  /^(?:NODE_ENV|POSTGRES_\w+|OPENSEARCH_JAVA_OPTS|DISABLE_SECURITY_PLUGIN|ROOT_SECRET_ACCESS_KEY|AF_\w+)$/

/** Names of variables in a file, those of files with secrets without `_FILE`. */
function listVariables(file: string): string[] {
  const names = readFileSync(file, 'utf8').match(/\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b/g) ?? []
  return [...new Set(names)].filter((name) => !OTHERS.test(name))
}

const isDocumented = (name: string): boolean =>
  README.includes(`\`${name}\``) ||
  (name.endsWith('_FILE') && OPERATIONS.includes(`\`${name.replace(/_FILE$/, '')}\``))

describe('a file for operators', () => {
  it.each(FILES)('%s only sets variables that the shop reads', (file) => {
    expect(listVariables(file).filter((name) => !isDocumented(name))).toEqual([])
  })

  it('the image runs without rights', () => {
    expect(readFileSync('deploy/Containerfile', 'utf8')).toMatch(/^USER node$/m)
  })

  it.each(FILES.filter((file) => file.includes('kubernetes') && /migrate|web|worker|desk/.test(file)))(
    '%s has a read-only root file system',
    (file) => {
      expect(readFileSync(file, 'utf8')).toContain('readOnlyRootFilesystem: true')
    },
  )
})
