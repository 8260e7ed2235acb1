import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  buildItemApiPath,
  buildItemPagePath,
  buildMatchingForm,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { JPEG, PHONE_JPEG } from '../../support/example-photos.ts'
import { createTestTrade, createTradeIn, triggerEvent } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

const makeReceived = async (): Promise<ItemKey> => (await createTradeIn(work.hand, 'RECEIVED')).item

const send = async (worker: Worker, path: string, form: Record<string, string> = {}) =>
  work.desk.send('POST', path, { cookie: await worker.startSession(), form })

const startInspection = async (): Promise<ItemKey> => {
  const key = await makeReceived()
  await send(anna, buildItemPagePath(key, '/inspection'))
  return key
}

/** The ids of the photos on a page. */
const listPhotos = (body: string): string[] =>
  [...body.matchAll(/<img class="proof" src="\/desk\/photos\/([\w-]+)"/g)].map(([, id = '']) => id)

describe('the pages of an inspection', () => {
  it('lead from the scan to the form with Enter alone', async () => {
    const key = await makeReceived()
    const [trade = ''] = buildItemApiPath(key).split('/').slice(-2)
    const scanned = await anna.see(`/desk/inspections?code=${trade}-1`)
    expect(scanned.headers.location).toBe(buildItemPagePath(key, '/inspection'))
    expect((await anna.see(`/desk/inspections?code=${trade}`)).headers.location).toBe(`/desk/trades/${trade}`)
    const before = await anna.see(buildItemPagePath(key, '/inspection'))
    expect(before.body).toMatch(/<button accesskey="s" autofocus>Start/)
    const begun = await send(anna, buildItemPagePath(key, '/inspection'))
    expect({ statusCode: begun.statusCode, location: begun.headers.location }).toEqual({
      statusCode: 303,
      location: buildItemPagePath(key, '/inspection'),
    })
    const form = await anna.see(buildItemPagePath(key, '/inspection'))
    expect(form.body).toMatch(/<input name="serialNumber"[^>]* autofocus>/)
    expect(form.body.match(/ autofocus/g)).toHaveLength(1)
    expect(form.body).not.toMatch(/ checked|<script/)
    expect(form.body).toContain('Does your phone switch on and reach the home screen?')
  })

  it('keep photos and answers while something is missing', async () => {
    const key = await startInspection()
    const incomplete = buildMatchingForm({ 'answers.PH_GLASS': 'FRONT' }).filter(
      ([name]) => name !== 'answers.PH_LOCK',
    )
    const checked = await anna.submit(buildItemPagePath(key, '/findings-draft'), [
      ...incomplete,
      ['photos.PH_GLASS', PHONE_JPEG],
    ])
    expect(checked.statusCode).toBe(200)
    const [photoId = ''] = listPhotos(checked.body)
    expect(checked.body).toContain(`name="photoIds.PH_GLASS" value="${photoId}" checked`)
    expect(checked.body).toContain('<a href="#PH_LOCK">Are all account locks removed?</a>: needs an answer')
    expect(checked.body).toMatch(/name="answers.PH_LOCK" value="YES" autofocus/)
    expect(checked.body).toContain('value="FRONT" checked')
    // Trying to lock incomplete findings loses nothing, either.
    const kept = [...incomplete, ['photoIds.PH_GLASS', photoId], ['photos.PH_GLASS', JPEG]] as const
    const refused = await anna.submit(buildItemPagePath(key, '/findings'), kept)
    expect({ statusCode: refused.statusCode, photoCount: listPhotos(refused.body).length }).toEqual({
      statusCode: 422,
      photoCount: 2,
    })
    const { rows } = await work.desk.db.$client.query(
      'select 1 from inspection where commitment is not null and transaction_id = $1',
      [key.transactionId],
    )
    expect(rows).toEqual([])
  })

  it('lose no answers to an invalid file, and keep the other decisions', async () => {
    const key = await startInspection()
    const checked = await anna.submit(buildItemPagePath(key, '/findings'), [
      ...buildMatchingForm({ 'answers.PH_GLASS': 'FRONT' }),
      ['photos.PH_GLASS', Buffer.from('no photo')],
      ['photos.CONDITION', PHONE_JPEG],
    ])
    expect(checked.statusCode).toBe(422)
    expect(checked.body).toContain('front and back?</a>: has a file that isn’t a valid JPEG, PNG or WebP')
    expect(checked.body).toContain('value="FRONT" checked')
    expect(listPhotos(checked.body)).toHaveLength(1)
    expect(checked.body).toContain('It’s on a block list: quarantine')
  })

  it('say when everything is complete and what lacks a photo, and focus the last button', async () => {
    const key = await startInspection()
    const checked = await anna.submit(
      buildItemPagePath(key, '/findings-draft'),
      buildMatchingForm({ 'answers.PH_GLASS': 'FRONT' }),
    )
    expect(checked.body).toContain('All done. Once you lock your findings, you can’t change them.')
    expect(checked.body).toMatch(/<li><a href="#PH_GLASS">/)
    expect(checked.body).toMatch(/accesskey="s" autofocus>Lock findings/)
    expect(checked.body.match(/ autofocus/g)).toHaveLength(1)
  })

  it('lock findings, show the outcome and take the decision', async () => {
    const key = await startInspection()
    const form = buildMatchingForm({ conditionId: '3', 'answers.PH_BATTERY': 'LT_80' })
    const photos = [
      ['photos.CONDITION', JPEG],
      ['photos.PH_BATTERY', JPEG],
    ] as const
    const committed = await anna.submit(buildItemPagePath(key, '/findings'), [...form, ...photos])
    expect({ statusCode: committed.statusCode, location: committed.headers.location }).toEqual({
      statusCode: 303,
      location: buildItemPagePath(key, '/outcome'),
    })
    expect((await anna.see(buildItemPagePath(key, '/inspection'))).headers.location).toBe(
      buildItemPagePath(key, '/outcome'),
    )
    const outcome = await anna.see(buildItemPagePath(key, '/outcome'))
    const { declared, secondPriceInCents } = (await anna.get(buildItemApiPath(key, '/outcome'))).json()
    for (const cents of [declared.quotedInCents, secondPriceInCents])
      expect(outcome.body).toContain(`€${(cents / 100).toFixed(2)}`)
    expect(outcome.body).toContain('<td>Like new: no marks visible from 30 cm</td><td>Good: visible marks')
    expect(outcome.body).toContain('<td>90% or more</td><td>Below 80%, or it says “Service”</td>')
    expect(listPhotos(outcome.body)).toHaveLength(2)
    expect(outcome.body).toMatch(/autofocus>Send new offer/)
    expect(outcome.body).not.toMatch(/name="price|Buy at this price/)
    const decided = await send(anna, buildItemPagePath(key, '/decision'), { decision: 'deviation' })
    expect({ statusCode: decided.statusCode, location: decided.headers.location }).toEqual({
      statusCode: 303,
      location: '/desk/inspections',
    })
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
    expect((await anna.see('/desk/waiting')).body).toContain(buildItemPagePath(key))
  })

  it('refuse a price in any form', async () => {
    const key = await startInspection()
    for (const path of ['/findings-draft', '/findings'])
      for (const name of ['price', 'priceInCents', 'answers.PRICE'])
        expect(
          (await anna.submit(buildItemPagePath(key, path), [...buildMatchingForm(), [name, '100']]))
            .statusCode,
        ).toBe(400)
    expect(
      (await send(anna, buildItemPagePath(key, '/decision'), { decision: 'blocklist_hit', price: '1' }))
        .statusCode,
    ).toBe(400)
    expect(await work.stateOf(key)).toBe('IN_INSPECTION')
  })

  it('show others who is inspecting, and let them take over', async () => {
    const ben = await work.hire('inspector')
    const key = await startInspection()
    const seen = await ben.see(buildItemPagePath(key, '/inspection'))
    expect(seen.body).toContain(`${anna.name} has been inspecting it since`)
    expect((await send(ben, buildItemPagePath(key, '/inspection'))).statusCode).toBe(409)
    await send(ben, buildItemPagePath(key, '/inspection'), { takesOver: 'true' })
    expect((await anna.see(buildItemPagePath(key, '/inspection'))).body).toContain(
      `${ben.name} has been inspecting it since`,
    )
    const late = await anna.submit(buildItemPagePath(key, '/findings'), buildMatchingForm())
    expect({
      statusCode: late.statusCode,
      namesError: late.body.includes('INSPECTION_OVER'),
    }).toEqual({ statusCode: 409, namesError: true })
  })

  it('ask the seller to act before findings are committed', async () => {
    const key = await startInspection()
    expect((await anna.see(buildItemPagePath(key, '/inspection'))).body).toContain(
      '<option value="LOCK_APPLE">Apple activation lock</option>',
    )
    await send(anna, buildItemPagePath(key, '/decision'), {
      decision: 'customer_action_needed',
      reason: 'LOCK_APPLE',
    })
    expect(await work.stateOf(key)).toBe('ACTION_REQUIRED')
    expect((await anna.see(buildItemPagePath(key, '/inspection'))).body).toContain(
      'There’s nothing to inspect. The device’s current state: Waiting for the seller to act.',
    )
  })

  it('work the same way for the second inspector of an appeal', async () => {
    const cleo = await work.hire('second_inspector')
    const key = await startInspection()
    await anna.submit(buildItemPagePath(key, '/findings'), [
      ...buildMatchingForm({ conditionId: '3' }),
      ['photos.CONDITION', JPEG],
    ])
    await send(anna, buildItemPagePath(key, '/decision'), { decision: 'deviation' })
    await triggerEvent(work.hand, key, 'appeal')
    expect((await anna.see(buildItemPagePath(key, '/inspection'))).body).toContain(
      'You need this role to inspect it: Second inspector',
    )
    expect((await cleo.see('/desk/appeals')).body).toContain(buildItemPagePath(key, '/inspection'))
    await send(cleo, buildItemPagePath(key, '/appeal'))
    expect((await cleo.see(buildItemPagePath(key, '/inspection'))).body).toContain('Lock findings')
    await cleo.submit(buildItemPagePath(key, '/findings'), buildMatchingForm())
    expect((await cleo.see(buildItemPagePath(key, '/outcome'))).body).toMatch(/autofocus>Uphold appeal/)
    const decided = await send(cleo, buildItemPagePath(key, '/appeal-decision'), {
      decision: 'appeal_upheld',
    })
    expect({ location: decided.headers.location, state: await work.stateOf(key) }).toEqual({
      location: '/desk/appeals',
      state: 'ACCEPTED',
    })
  })

  it('show the history of a device and its trade', async () => {
    const { tradeNumber, items } = await createTestTrade(work.hand, { deviceCount: 2 })
    const trade = await anna.see(`/desk/trades/${tradeNumber}`)
    for (const item of items) expect(trade.body).toContain(`href="${buildItemPagePath(item)}"`)
    const key = await startInspection()
    const shown = await anna.see(buildItemPagePath(key))
    expect(shown.body).toContain('<caption>Inspections</caption>')
    expect(shown.body).toContain('<td>Inspection started</td><td>Inspector</td><td>Being inspected</td>')
    expect(shown.body).toContain(`<a href="${buildItemPagePath(key, '/inspection')}">Inspect</a>`)
    expect((await anna.see('/desk/trades/0000-0000')).statusCode).toBe(404)
  })
})
