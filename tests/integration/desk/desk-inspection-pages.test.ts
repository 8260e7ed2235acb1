import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type DeskWork,
  formAsSaid,
  itemApi,
  itemPage,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { JPEG, PHONE_JPEG } from '../../support/example-photos.ts'
import { happen, makeTrade, makeTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

const received = async (): Promise<ItemKey> => (await makeTradeIn(work.hand, 'RECEIVED')).item

const send = async (worker: Worker, path: string, form: Record<string, string> = {}) =>
  work.desk.send('POST', path, { cookie: await worker.startSession(), form })

const started = async (): Promise<ItemKey> => {
  const key = await received()
  await send(anna, itemPage(key, '/inspection'))
  return key
}

/** Ids of the photos that a page shows. */
const photosIn = (body: string): string[] =>
  [...body.matchAll(/<img class="proof" src="\/desk\/photos\/([\w-]+)"/g)].map(([, id = '']) => id)

describe('the pages of an inspection', () => {
  it('lead from the scan to the form by Enter alone', async () => {
    const key = await received()
    const [trade = ''] = itemApi(key).split('/').slice(-2)
    const scanned = await anna.see(`/desk/inspections?code=${trade}-1`)
    expect(scanned.headers.location).toBe(itemPage(key, '/inspection'))
    expect((await anna.see(`/desk/inspections?code=${trade}`)).headers.location).toBe(`/desk/trades/${trade}`)
    const before = await anna.see(itemPage(key, '/inspection'))
    expect(before.body).toMatch(/<button accesskey="s" autofocus>Start/)
    const begun = await send(anna, itemPage(key, '/inspection'))
    expect([begun.statusCode, begun.headers.location]).toEqual([303, itemPage(key, '/inspection')])
    const form = await anna.see(itemPage(key, '/inspection'))
    expect(form.body).toMatch(/<input name="serialNumber"[^>]* autofocus>/)
    expect(form.body.match(/ autofocus/g)).toHaveLength(1)
    expect(form.body).not.toMatch(/ checked|<script/)
    expect(form.body).toContain('Does your phone switch on and reach the home screen?')
  })

  it('keep photos and answers while something is missing', async () => {
    const key = await started()
    const incomplete = formAsSaid({ 'answers.PH_GLASS': 'FRONT' }).filter(
      ([name]) => name !== 'answers.PH_LOCK',
    )
    const checked = await anna.submit(itemPage(key, '/findings-draft'), [
      ...incomplete,
      ['photos.PH_GLASS', PHONE_JPEG],
    ])
    expect(checked.statusCode).toBe(200)
    const [photoId = ''] = photosIn(checked.body)
    expect(checked.body).toContain(`name="photoIds.PH_GLASS" value="${photoId}" checked`)
    expect(checked.body).toContain(
      '<a href="#PH_LOCK">Are all account locks removed?</a>: needs an answer that fits',
    )
    expect(checked.body).toMatch(/name="answers.PH_LOCK" value="YES" autofocus/)
    expect(checked.body).toContain('value="FRONT" checked')
    // Fixing what is not complete loses nothing, either.
    const kept = [...incomplete, ['photoIds.PH_GLASS', photoId], ['photos.PH_GLASS', JPEG]] as const
    const refused = await anna.submit(itemPage(key, '/findings'), kept)
    expect([refused.statusCode, photosIn(refused.body).length]).toEqual([422, 2])
    const { rows } = await work.desk.db.$client.query(
      'select 1 from inspection where commitment is not null and transaction_id = $1',
      [key.transactionId],
    )
    expect(rows).toEqual([])
  })

  it('lose no answer to a file that is no photo, and keep the ways out', async () => {
    const key = await started()
    const checked = await anna.submit(itemPage(key, '/findings'), [
      ...formAsSaid({ 'answers.PH_GLASS': 'FRONT' }),
      ['photos.PH_GLASS', Buffer.from('no photo')],
      ['photos.CONDITION', PHONE_JPEG],
    ])
    expect(checked.statusCode).toBe(422)
    expect(checked.body).toContain('front and back?</a>: has a file that is not a whole JPEG, PNG or WebP')
    expect(checked.body).toContain('value="FRONT" checked')
    expect(photosIn(checked.body)).toHaveLength(1)
    expect(checked.body).toContain('On a block list: quarantine')
  })

  it('say when all is there, what no photo proves, and put the cursor on the last button', async () => {
    const key = await started()
    const checked = await anna.submit(
      itemPage(key, '/findings-draft'),
      formAsSaid({ 'answers.PH_GLASS': 'FRONT' }),
    )
    expect(checked.body).toContain('Complete. After “Fix findings” nothing of it can be changed.')
    expect(checked.body).toMatch(/<li><a href="#PH_GLASS">/)
    expect(checked.body).toMatch(/accesskey="s" autofocus>Fix findings/)
    expect(checked.body.match(/ autofocus/g)).toHaveLength(1)
  })

  it('fix the findings, show what follows, and decide', async () => {
    const key = await started()
    const form = formAsSaid({ conditionId: '3', 'answers.PH_BATTERY': 'LT_80' })
    const photos = [
      ['photos.CONDITION', JPEG],
      ['photos.PH_BATTERY', JPEG],
    ] as const
    const fixed = await anna.submit(itemPage(key, '/findings'), [...form, ...photos])
    expect([fixed.statusCode, fixed.headers.location]).toEqual([303, itemPage(key, '/outcome')])
    expect((await anna.see(itemPage(key, '/inspection'))).headers.location).toBe(itemPage(key, '/outcome'))
    const outcome = await anna.see(itemPage(key, '/outcome'))
    const { declared, secondPriceInCents } = (await anna.get(itemApi(key, '/outcome'))).json()
    for (const cents of [declared.quotedInCents, secondPriceInCents])
      expect(outcome.body).toContain(`€${(cents / 100).toFixed(2)}`)
    expect(outcome.body).toContain('<td>Like new: no mark visible at 30 cm</td><td>Good: marks visible')
    expect(outcome.body).toContain('<td>90% or more</td><td>Below 80% or service message</td>')
    expect(photosIn(outcome.body)).toHaveLength(2)
    expect(outcome.body).toMatch(/autofocus>Ask the seller about it/)
    expect(outcome.body).not.toMatch(/name="price|Buy at this price/)
    const decided = await send(anna, itemPage(key, '/decision'), { decision: 'deviation' })
    expect([decided.statusCode, decided.headers.location]).toEqual([303, '/desk/inspections'])
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
    expect((await anna.see('/desk/waiting')).body).toContain(itemPage(key))
  })

  it('refuse a price, wherever it is put', async () => {
    const key = await started()
    for (const path of ['/findings-draft', '/findings'])
      for (const name of ['price', 'priceInCents', 'answers.PRICE'])
        expect((await anna.submit(itemPage(key, path), [...formAsSaid(), [name, '100']])).statusCode).toBe(
          400,
        )
    expect(
      (await send(anna, itemPage(key, '/decision'), { decision: 'blocklist_hit', price: '1' })).statusCode,
    ).toBe(400)
    expect(await work.stateOf(key)).toBe('IN_INSPECTION')
  })

  it('tell others who is on it, and let them take over', async () => {
    const ben = await work.hire('inspector')
    const key = await started()
    const seen = await ben.see(itemPage(key, '/inspection'))
    expect(seen.body).toContain(`${anna.name} is checking it since`)
    expect((await send(ben, itemPage(key, '/inspection'))).statusCode).toBe(409)
    await send(ben, itemPage(key, '/inspection'), { takesOver: 'true' })
    expect((await anna.see(itemPage(key, '/inspection'))).body).toContain(`${ben.name} is checking it since`)
    const late = await anna.submit(itemPage(key, '/findings'), formAsSaid())
    expect([late.statusCode, late.body.includes('INSPECTION_OVER')]).toEqual([409, true])
  })

  it('ask the seller for something before anything is fixed', async () => {
    const key = await started()
    expect((await anna.see(itemPage(key, '/inspection'))).body).toContain(
      '<option value="LOCK_APPLE">lock apple</option>',
    )
    await send(anna, itemPage(key, '/decision'), { decision: 'customer_action_needed', reason: 'LOCK_APPLE' })
    expect(await work.stateOf(key)).toBe('ACTION_REQUIRED')
    expect((await anna.see(itemPage(key, '/inspection'))).body).toContain('There is nothing to inspect')
  })

  it('of an appeal lead another inspector the same way', async () => {
    const cleo = await work.hire('second_inspector')
    const key = await started()
    await anna.submit(itemPage(key, '/findings'), [
      ...formAsSaid({ conditionId: '3' }),
      ['photos.CONDITION', JPEG],
    ])
    await send(anna, itemPage(key, '/decision'), { decision: 'deviation' })
    await happen(work.hand, key, 'appeal')
    expect((await anna.see(itemPage(key, '/inspection'))).body).toContain(
      'This check is open to: second_inspector',
    )
    expect((await cleo.see('/desk/appeals')).body).toContain(itemPage(key, '/inspection'))
    await send(cleo, itemPage(key, '/appeal'))
    expect((await cleo.see(itemPage(key, '/inspection'))).body).toContain('Fix findings')
    await cleo.submit(itemPage(key, '/findings'), formAsSaid())
    expect((await cleo.see(itemPage(key, '/outcome'))).body).toMatch(/autofocus>Seller is right/)
    const decided = await send(cleo, itemPage(key, '/appeal-decision'), { decision: 'appeal_upheld' })
    expect([decided.headers.location, await work.stateOf(key)]).toEqual(['/desk/appeals', 'ACCEPTED'])
  })

  it('show what has happened to a device and its trade', async () => {
    const { tradeNumber, items } = await makeTrade(work.hand, { deviceCount: 2 })
    const trade = await anna.see(`/desk/trades/${tradeNumber}`)
    for (const item of items) expect(trade.body).toContain(`href="${itemPage(item)}"`)
    const key = await started()
    const shown = await anna.see(itemPage(key))
    expect(shown.body).toContain('<caption>Who has looked at it</caption>')
    expect(shown.body).toContain('<td>inspection started</td><td>inspector</td><td>in inspection</td>')
    expect(shown.body).toContain(`<a href="${itemPage(key, '/inspection')}">Inspect</a>`)
    expect((await anna.see('/desk/trades/0000-0000')).statusCode).toBe(404)
  })
})
