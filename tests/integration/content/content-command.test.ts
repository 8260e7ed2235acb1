import { beforeAll, describe, expect, it } from 'vitest'
import { createPublishContent } from '#server/commands/publish-content.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { callCommand, expectRefusedCommand } from '../../support/commands.ts'
import { createTestDatabase, withClient } from '../../support/database.ts'

const files = createFileCms(DATA_FOLDER)
let url: string

beforeAll(async () => {
  url = await createTestDatabase()
})

const publish = (cms: Cms, args: readonly string[] = ['publish']) =>
  callCommand(createPublishContent(cms), args, { DATABASE_URL: url })

const readVersion = () =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`select version from cache_version where scope = 'content'`)
    return Number(rows[0]?.version)
  })

/** The delivered files, with one page of Poland replaced. */
const withBody = (body: string): Cms => ({
  ...files,
  getContentPages: async (market) =>
    (await files.getContentPages(market)).map((page) =>
      market.id === 'pl' && page.id === 'press' ? { ...page, body } : page,
    ),
})

describe('the command for content in files', () => {
  it('has the running shop show what is delivered', async () => {
    const before = await readVersion()
    const { code, lines } = await publish(files)
    expect({ code, lines }).toEqual({
      code: 0,
      lines: ['Published. Every page now uses the current content.'],
    })
    expect(await readVersion()).toBe(before + 1)
  })

  it.each([
    [
      'a broken link',
      '## A\n\n[x](content:nope)',
      'pl/press: body, line 3: CONTENT_LINK_UNKNOWN content:nope',
    ],
    ['a broken placeholder', '{nope}', 'pl/press: body, line 1: CONTENT_PLACEHOLDER_UNKNOWN {nope}'],
    ['an unknown picture', '![x](art:nope)', 'pl/press: body, line 1: CONTENT_PICTURE_UNKNOWN art:nope'],
  ])('publishes nothing with %s', async (_what, body, line) => {
    const before = await readVersion()
    const { code, lines } = await publish(withBody(body))
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [line, 'Nothing was published. Fix the problems above.'],
    })
    expect(await readVersion()).toBe(before)
  })

  it('says how it is used', async () => {
    expectRefusedCommand((await publish(files, ['undo'])).errors, 'Usage: npm run content')
  })
})
