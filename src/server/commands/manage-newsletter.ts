import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { REPORT_MAX_CHARS } from '#domain/newsletter/read-delivery-report.ts'
import { parseEnvironment } from '../config/environment.ts'
import { loadOperator } from '../config/load-operator.ts'
import { setOperator } from '../config/operator.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Database } from '../db/database.ts'
import { describeProblem } from '../desk/pages/problem-text.ts'
import { findIssueProblems } from '../modules/newsletter/issues/check-issue.ts'
import { ISSUE_FILE, type IssueFile } from '../modules/newsletter/issues/issue-file.ts'
import { findIssue } from '../modules/newsletter/issues/issues.repository.ts'
import { addPicture, createIssue } from '../modules/newsletter/issues/manage-issues.ts'
import { readPicture } from '../modules/newsletter/issues/read-picture.ts'
import { takeReport } from '../modules/newsletter/reports/take-report.ts'
import { loadShopSecret } from '../secrets/load-shop-secret.ts'
import { type Command, type CommandContext, withShopDatabase } from './command.ts'
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run newsletter -- <command>

  import <file.json>   Store an issue as a draft, with the pictures next to the file
  report               Read a raw mail from standard input: a delivery report or a complaint`

function readFile(path: string): IssueFile {
  try {
    return ISSUE_FILE.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error)
    throw new StartupError(`${path} can’t be used: ${reason}`)
  }
}

const listPictureNames = ({ blocks }: IssueFile): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))),
]

/** Pictures that are missing next to the file can be added at the desk. */
async function readPictures(path: string, issue: IssueFile) {
  const files = listPictureNames(issue).flatMap((name) => {
    const file = join(dirname(path), name)
    return existsSync(file) ? [{ name, bytes: readFileSync(file) }] : []
  })
  return Promise.all(
    files.map(async ({ name, bytes }) => {
      const read = await readPicture(name, bytes)
      if (read.kind === 'refused') throw new StartupError(`${name} ${describeProblem(read.problem)}.`)
      return read.picture
    }),
  )
}

async function importFile(db: Database, path: string, { say }: CommandContext): Promise<boolean> {
  const file = readFile(path)
  const pictures = await readPictures(path, file)
  const id = await db.transaction(async (tx) => {
    const created = await createIssue(tx, file, new Date())
    for (const picture of pictures) await addPicture(tx, created, picture)
    return created
  })
  const issue = await findIssue(db, id)
  const problems = issue ? await findIssueProblems(db, issue) : []
  say(`Stored issue ${id} for ${file.market} as a draft. Test and schedule it at the desk.`)
  for (const { field, key } of problems) say(`Before it can be scheduled: ${field} ${describeProblem(key)}.`)
  return true
}

/** A mail server's pipe. Reports quote whole mails, so the rest of a long one is left unread. */
async function readInput(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) {
    text += (chunk as Buffer).toString('latin1')
    if (text.length > REPORT_MAX_CHARS) break
  }
  return text
}

const OUTCOMES = {
  taken: 'Taken. The worker acts on it.',
  noReport: 'This isn’t a delivery report or a complaint. Nothing changed.',
  unknownMail: 'This report isn’t about a mail of this shop. Nothing changed.',
} as const

/** Always a success for the mail server: otherwise it would answer a report with another one. */
async function report(db: Database, { say, environment }: CommandContext): Promise<boolean> {
  const secret = await loadShopSecret(db, parseEnvironment(environment).SHOP_SECRET)
  say(OUTCOMES[await takeReport(db, secret, { raw: await readInput(), at: new Date() })])
  return true
}

/** `npm run newsletter`: imports issues, and takes what comes back. */
export const manageNewsletter: Command = async (context) => {
  const [command, value, ...rest] = context.args
  setOperator(loadOperator(parseEnvironment(context.environment).OPERATOR_FILE))
  if (command === 'import' && value && rest.length === 0)
    return withShopDatabase(context, (db) => importFile(db, value, context))
  if (command === 'report' && value === undefined)
    return withShopDatabase(context, (db) => report(db, context))
  throw new UsageError(USAGE)
}
