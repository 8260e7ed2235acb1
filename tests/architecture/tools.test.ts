import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, sourceFiles } from '../support/source-files.ts'

const DYNAMIC_IMPORT = /const \{([^}]+)\} = await import\(\s*'(\.[^']+)'/g

/** Names that a file of tools/ takes from a source file. They are plain JavaScript, so the compiler does not check them. */
const imports = sourceFiles('tools').flatMap(({ path, text }) =>
  [...text.matchAll(DYNAMIC_IMPORT)].flatMap(([, names = '', specifier = '']) =>
    names
      .split(',')
      .map((name) => name.split(':')[0]?.trim() ?? '')
      .filter((name) => name !== '')
      .map((name) => ({ path, name, target: join(dirname(path), specifier) })),
  ),
)

it.each(imports)('$path finds $name in $target', ({ name, target }) => {
  const source = readFileSync(join(ROOT, target), 'utf8')
  expect(source).toMatch(new RegExp(`export (?:async )?(?:const|function\\*?|class) ${name}\\b`))
})
