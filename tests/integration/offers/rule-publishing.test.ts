import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { listenToCacheVersions } from '#server/db/cache-versions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { QuestionTextsByLanguage } from '#server/modules/questions/question-texts.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { publishRuleSet, seedRuleSets } from '#server/modules/questions/seed-rule-sets.ts'
import { createTestDatabase, withClient } from '../../support/database.ts'
import { NEXT_VERSION, publishNextVersion, readRuleSetFile } from '../../support/rule-versions.ts'

let url: string
let db: Database
let folder: string

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 2, onError: () => undefined })
})

afterAll(() => db.$client.end())

/** A data folder that a test may change. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
  cpSync(join(DATA_FOLDER, 'questions'), join(folder, 'questions'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const start = () => withClient(url, (client) => seedRuleSets(client, folder))

const writeRule = (name: string, content: unknown) =>
  writeFileSync(join(folder, 'questions', 'rules', name), JSON.stringify(content))

function changeTexts(language: string, change: (texts: QuestionTextsByLanguage['en']) => void): void {
  const path = join(folder, 'questions', 'texts', `${language}.json`)
  const texts = JSON.parse(readFileSync(path, 'utf8'))
  change(texts)
  writeFileSync(path, JSON.stringify(texts))
}

const readVersions = async () =>
  (await db.$client.query('select version from rule_set order by version')).rows.map(({ version }) => version)

async function readFailure(): Promise<string> {
  const failure: unknown = await start().catch((error: unknown) => error)
  if (!(failure instanceof StartupError)) throw new Error(`No clear failure: ${failure}`)
  expect(failure.message).not.toContain('\n')
  return failure.message
}

describe('starting the shop', () => {
  it('publishes nothing twice', async () => {
    await start()
    expect(await readVersions()).toEqual([1, 2])
  })

  it('fails if a published version has different content', async () => {
    writeRule('1.json', { ...readRuleSetFile(1), floorBp: 600 })
    expect(await readFailure()).toContain('Price rule 1 has already been published with different content')
  })

  it('accepts the same content in another notation', async () => {
    const { version, ...rest } = readRuleSetFile(1)
    writeRule('1.json', { ...rest, version })
    await start()
    expect(await readVersions()).toEqual([1, 2])
  })

  it.each([
    ['whose name is not its version', '4.json', NEXT_VERSION, 'it says version 3'],
    ['that is not a rule', '3.json', { version: 3 }, 'questions/rules/3.json can’t be used'],
    [
      'whose follow-up question follows nothing',
      '3.json',
      {
        ...NEXT_VERSION,
        questionSets: {
          ...NEXT_VERSION.questionSets,
          phones: NEXT_VERSION.questionSets.phones.filter(({ code }) => code !== 'PH_FUNC'),
        },
      },
      'has a question that follows no earlier answer',
    ],
  ])('stops at a file %s', async (_, name, content, reason) => {
    writeRule(name, content)
    expect(await readFailure()).toContain(reason)
    expect(await readVersions()).toEqual([1, 2])
  })

  it.each([
    [
      'a question',
      (texts: QuestionTextsByLanguage['en']) => delete texts.PH_GLASS,
      'fr.json has no text for question PH_GLASS, which price rule 1',
    ],
    [
      'an answer',
      (texts: QuestionTextsByLanguage['en']) => delete texts.PH_GLASS?.answers.BACK,
      'fr.json has no text for answer BACK of question PH_GLASS',
    ],
    [
      'a fact',
      (texts: QuestionTextsByLanguage['en']) => delete texts.PH_GLASS?.fact,
      'fr.json has no text for the fact of question PH_GLASS, which price rule 1',
    ],
  ])('fails if %s lacks a text in some language', async (_, change, reason) => {
    changeTexts('fr', change)
    expect(await readFailure()).toContain(reason)
  })

  it('does not publish a version whose texts are missing', async () => {
    changeTexts('pl', (texts) => delete texts.TA_BENT)
    writeRule('3.json', NEXT_VERSION)
    expect(await readFailure()).toContain('pl.json has no text for question TA_BENT')
    expect(await readVersions()).toEqual([1, 2])
  })
})

describe('stored versions', () => {
  it.each([
    'update rule_set set content_hash = content_hash',
    'delete from rule_set',
    'truncate rule_set cascade',
  ])('cannot be changed: %s', async (statement) => {
    await expect(db.$client.query(statement)).rejects.toThrow('are added, never changed')
  })

  it('are required by every offer', async () => {
    await expect(
      db.$client.query(`
        insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
          currency, price_list_version, rule_version, expires_at)
        select 'de', 'default', device_id, storage_gb, 4, '{}', '{}', 20000, 'EUR', 1, 99, now() + interval '1 day'
        from device_storage limit 1`),
    ).rejects.toThrow('offer_rule_version')
  })
})

// Last in this file, because a published version stays.
describe('a new version', () => {
  it('applies at once in running processes, which drop pages with the old one', async () => {
    const { ruleSets } = createQuestions(DATA_FOLDER)
    expect((await ruleSets.getCurrent(db)).version).toBe(2)
    const heard = Promise.withResolvers<string>()
    const listener = await listenToCacheVersions({
      url,
      db,
      onChange: heard.resolve,
      onError: heard.reject,
    })
    writeRule('3.json', NEXT_VERSION)
    await start()
    expect(await heard.promise).toBe('rules')
    await listener.stop()
    expect((await ruleSets.getCurrent(db)).version).toBe(3)
    expect((await ruleSets.get(db, 1)).version).toBe(1)
    await publishNextVersion(db)
    expect(await readVersions()).toEqual([1, 2, 3])
  })

  it('prevents a start with files that lack a text of an older version', async () => {
    changeTexts('es', (texts) => delete texts.PH_SIMLOCK)
    expect(await readFailure()).toContain('es.json has no text for question PH_SIMLOCK')
  })

  it('is not used for new offers by a process that lacks its texts', async () => {
    const [first, ...others] = NEXT_VERSION.questionSets.phones
    const phones = [{ ...first, code: 'PH_UNKNOWN_YET' }, ...others]
    const questionSets = { ...NEXT_VERSION.questionSets, phones }
    await publishRuleSet(db.$client, { ...NEXT_VERSION, version: 4, questionSets })
    const { ruleSets } = createQuestions(DATA_FOLDER)
    expect((await ruleSets.getCurrent(db)).version).toBe(3)
    expect((await ruleSets.get(db, 4)).rules.phones.questions[0]?.code).toBe('PH_UNKNOWN_YET')
  })

  it('is not used for new offers by a process of a release that cannot read it', async () => {
    const content = { ...NEXT_VERSION, version: 5, isRoundedUp: true }
    await db.$client.query('insert into rule_set (version, content, content_hash) values (5, $1, $2)', [
      content,
      '0'.repeat(64),
    ])
    const { ruleSets } = createQuestions(DATA_FOLDER)
    expect((await ruleSets.getCurrent(db)).version).toBe(3)
    await expect(ruleSets.get(db, 5)).rejects.toThrow('can’t read price rule 5')
  })
})
