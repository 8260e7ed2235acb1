import { sourceFiles } from '../source-files.ts'
import { type DeskText, listSentences } from './desk-texts.ts'

const ERRORS = 'src/contracts/error-catalogue.ts'

const isSource = (path: string): boolean =>
  !path.endsWith('.test.ts') && (!path.startsWith('src/contracts') || path === ERRORS)

/** Names of calls and values of examples have no full stop. */
const isText = ({ text }: DeskText): boolean => text.endsWith('.')

/** What the API reference at `/developers` says to developers, and the meaning of every error. */
export const REFERENCE_TEXTS: readonly DeskText[] = [
  'src/server/http/api-reference',
  'src/server/modules/developers',
  'src/contracts',
]
  .flatMap((folder) => sourceFiles(folder))
  .filter(({ path }) => isSource(path))
  .flatMap(listSentences)
  .filter(isText)
