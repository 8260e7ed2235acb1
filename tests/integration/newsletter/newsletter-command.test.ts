import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { buildDeliveryToken } from '#server/modules/newsletter/reports/delivery-token.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { buildBounce } from '../../support/newsletter-issues.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SECRET = 'a secret of this test that is long enough'

let url: string
let db: Database

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 2, onError: () => undefined })
})

afterAll(() => db.$client.end())

async function run(
  args: readonly string[],
  input = '',
): Promise<{ readonly code: number; readonly text: string }> {
  const child = spawn(process.execPath, ['src/server/newsletter-command.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: url, SHOP_SECRET: SECRET },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk
  })
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code: Number(code), text }
}

it('the command stores the delivered examples as drafts', async () => {
  const { code, text } = await run(['import', join(DATA_FOLDER, 'newsletter/example-fr.json')])
  expect({ code, text }).toEqual({
    code: 0,
    text: 'Stored issue 1 for fr as a draft. Test and schedule it at the desk.\n',
  })
  const { rows } = await db.$client.query('select market, status from newsletter_issue')
  expect(rows).toEqual([{ market: 'fr', status: 'draft' }])
})

it('the command refuses a file that is no issue', async () => {
  const { code, text } = await run(['import', 'package.json'])
  expect(code).toBe(1)
  expect(text).toMatch(/^Nothing changed: package\.json can’t be used/)
})

it('the command refuses a picture that is too large for a mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'issue-'))
  try {
    const example = JSON.parse(await readFile(join(DATA_FOLDER, 'newsletter/example-fr.json'), 'utf8'))
    const blocks = [{ kind: 'picture', picture: 'noise.png', alt: 'Du bruit' }]
    await writeFile(join(folder, 'issue.json'), JSON.stringify({ ...example, blocks }))
    // Noise: no encoding makes it smaller.
    const noise = sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    await writeFile(join(folder, 'noise.png'), await noise.png().toBuffer())
    const { code, text } = await run(['import', join(folder, 'issue.json')])
    expect(code).toBe(1)
    expect(text).toContain('noise.png is over 200 kB')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('no picture that is too large is stored, whoever tries', async () => {
  await expect(
    db.$client.query(
      `insert into newsletter_picture (issue_id, name, media_type, width, height, content)
       select max(id), 'large.png', 'image/png', 100, 100, $1 from newsletter_issue`,
      [Buffer.alloc(200_001)],
    ),
  ).rejects.toThrow(/newsletter_picture_size/)
})

it('a mail server’s pipe passes on a report, once', async () => {
  const token = buildDeliveryToken(createShopSecret(Buffer.from(SECRET)), 42)
  const report = buildBounce(`Subject: x\r\nX-Newsletter-Delivery: ${token}\r\n\r\nbody`)
  for (const _ of [1, 2]) expect((await run(['report'], report)).code).toBe(0)
  const { rows } = await db.$client.query('select topic, data from outbox')
  expect(rows).toEqual([{ topic: 'NEWSLETTER_REPORT', data: { deliveryId: 42, kind: 'hard' } }])
})

it('a mail that is no report is no failure: the mail server would answer it', async () => {
  expect(await run(['report'], 'Subject: Hi\r\n\r\nHello')).toEqual({
    code: 0,
    text: 'This isn’t a delivery report or a complaint. Nothing changed.\n',
  })
})
