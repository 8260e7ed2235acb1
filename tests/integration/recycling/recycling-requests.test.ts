import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import {
  RECYCLING_LABEL_DAYS,
  RECYCLING_NETWORK_LABELS,
  RECYCLING_SENDERS,
} from '#domain/recycling/recycling-limits.ts'
import { RECYCLING_KEEP_DAYS } from '#domain/retention/keep-periods.ts'
import { computeSendInDeadline } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { readRestForExport } from '#server/modules/customers/data-export.repository.ts'
import { eraseRecyclingSenders } from '#server/modules/recycling/erase-senders.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { openAsRole } from '../../support/database.ts'
import { buildRecyclingFields, createRecyclingSenders } from '../../support/recycling-senders.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let senders: ReturnType<typeof createRecyclingSenders>

beforeAll(async () => {
  store = await startSaleShop()
  senders = createRecyclingSenders(store)
})

afterAll(() => store.close())

const t = getCorrespondenceTranslator(MARKETS.de)

const readSubjects = async (email: string) => (await senders.mailsTo(email)).map(({ subject }) => subject)

async function ask(fields: object, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await senders.request('de', fields, headers)
  await store.drain()
  return status
}

describe('a mailbox', () => {
  it('gets one label, however often and under however many aliases it is asked for', async () => {
    const fields = buildRecyclingFields('de', { email: 'anna@example.org' })
    const alias = { ...fields, email: 'anna+phone@example.org' }
    expect(await Promise.all([ask(fields), ask(alias), ask(fields)])).toEqual([204, 204, 204])
    const parcels = [
      ...(await senders.parcelsOf('anna@example.org')),
      ...(await senders.parcelsOf('anna+phone@example.org')),
    ]
    expect(parcels).toHaveLength(1)
  })

  it('gets its unused label again on a later request, once a day', async () => {
    const fields = buildRecyclingFields('de')
    await ask(fields)
    const [parcel] = await senders.parcelsOf(fields.email)
    const subject = t('MAIL_RECYCLING_LABEL_SUBJECT', { number: parcel?.number ?? '' })
    expect(await readSubjects(fields.email)).toEqual([subject])
    store.clock.nowMs += DAY_MS
    expect(await ask(fields)).toBe(204)
    expect(await ask(fields)).toBe(204)
    expect(await readSubjects(fields.email)).toEqual([subject, subject])
    expect(await senders.parcelsOf(fields.email)).toHaveLength(1)
  })

  it('learns when it can have another, and then gets it', async () => {
    const fields = buildRecyclingFields('de')
    await ask(fields)
    await store.db.$client.query(
      `update recycling_parcel set state = 'IN_TRANSIT' where id in (
        select parcel_id from recycling_sender where email = $1)`,
      [fields.email],
    )
    store.clock.nowMs += DAY_MS
    expect(await ask(fields)).toBe(204)
    const [, taken] = await senders.mailsTo(fields.email)
    expect(taken?.text).toContain(t('MAIL_RECYCLING_TAKEN_TITLE'))
    expect(taken?.attachments).toEqual([])
    store.clock.nowMs += RECYCLING_LABEL_DAYS * DAY_MS
    await ask(fields)
    expect(await senders.parcelsOf(fields.email)).toHaveLength(2)
  })

  it('gets a label with its own name and address, whoever has typed its address before', async () => {
    const wrong = buildRecyclingFields('de', { firstName: 'Wrong', street: 'Falschweg 1' })
    const right = buildRecyclingFields('de', { email: wrong.email })
    await ask(wrong)
    await ask(right)
    const mails = await senders.mailsTo(right.email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain(right.firstName)
    expect(await ask({ ...right, device: 'Another phone' })).toBe(204)
    expect(await senders.parcelsOf(right.email)).toHaveLength(2)
  })

  it('gets a few senders’ labels at most, and none for another sender once one is used', async () => {
    const fields = buildRecyclingFields('de')
    for (let house = 1; house <= RECYCLING_SENDERS + 1; house += 1)
      await ask({ ...fields, street: `Hauptstraße ${house}` })
    expect(await senders.parcelsOf(fields.email)).toHaveLength(RECYCLING_SENDERS)
    const used = buildRecyclingFields('de')
    await ask(used)
    await store.db.$client.query(
      `update recycling_parcel set state = 'IN_TRANSIT' where id in (
        select parcel_id from recycling_sender where email = $1)`,
      [used.email],
    )
    await ask({ ...used, street: 'Nebenstraße 1' })
    expect(await senders.parcelsOf(used.email)).toHaveLength(1)
  })

  it('gets its label on another request after the booking was given up', async () => {
    const fields = buildRecyclingFields('de')
    expect((await senders.request('de', fields)).status).toBe(204)
    const [parcel] = await senders.parcelsOf(fields.email)
    const workKey = `ISSUE_RECYCLING_LABEL:${parcel?.id}`
    const { $client } = store.db
    await $client.query("update outbox set status = 'dead' where work_key = $1", [workKey])
    await store.drain()
    expect(await senders.mailsTo(fields.email)).toEqual([])
    // The days to send it start with the label, not with the first request.
    store.clock.nowMs += 5 * DAY_MS
    await Promise.all([ask(fields), ask(fields)])
    expect(await senders.mailsTo(fields.email)).toHaveLength(1)
    const { rows } = await $client.query<{ sendBy: Date }>(
      'select send_by as "sendBy" from recycling_parcel where id = $1',
      [parcel?.id],
    )
    const sendByMs = computeSendInDeadline(store.clock.nowMs, MARKETS.de.timeZone)
    expect(rows[0]?.sendBy.getTime()).toBe(sendByMs)
  })

  it('is not flooded', async () => {
    store.mailBudgets.areKept = true
    const email = 'flooded@example.org'
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await senders.request('de', buildRecyclingFields('de', { email }))).status)
    store.mailBudgets.areKept = false
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

describe('a request for a label', () => {
  it('is refused with the problems of its fields', async () => {
    const fields = buildRecyclingFields('de', { zip: '1', isBatterySafe: false })
    const answer = await senders.request('de', fields)
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text).errors).toMatchObject([
      { field: 'zip', key: 'ZIP_FORMAT' },
      { field: 'isBatterySafe', key: 'BATTERY_SAFETY_REQUIRED' },
    ])
    expect(await senders.parcelsOf(fields.email)).toEqual([])
  })

  it('from a program that fills in every field is answered and dropped', async () => {
    const fields = buildRecyclingFields('de', { website: 'https://spam.example' })
    expect(await ask(fields)).toBe(204)
    expect(await senders.parcelsOf(fields.email)).toEqual([])
  })

  it('is limited per market and day, with a metric', async () => {
    const metricsToken = 'a-token-of-this-test'
    const small = await startSaleShop(store.clock.nowMs, { recyclingLabelsPerDay: 2, metricsToken })
    const statuses: number[] = []
    for (let request = 0; request < 3; request += 1) {
      const answer = await createRecyclingSenders(small).request('de', buildRecyclingFields('de'))
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([204, 204, 429])
    const other = await createRecyclingSenders(small).request('fr', buildRecyclingFields('fr'))
    expect(other.status).toBe(204)
    const { text } = await small.shop.get('any', '/metrics', { authorization: `Bearer ${metricsToken}` })
    expect(text).toContain('recycling_requests_total{market="de",outcome="used up"} 1')
    await small.close()
  })

  it('is limited per network and day', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    for (let label = 0; label < RECYCLING_NETWORK_LABELS; label += 1)
      expect(await ask(buildRecyclingFields('de'), headers)).toBe(204)
    const last = buildRecyclingFields('de')
    expect(await ask(last, headers)).toBe(429)
    expect(await senders.parcelsOf(last.email)).toEqual([])
    expect(await ask(last, { 'x-forwarded-for': '203.0.113.77' })).toBe(204)
  })
})

describe('the form without script', () => {
  const post = (fields: Record<string, string>) =>
    store.shop.send(MARKET_HOSTS.it, '/riciclo', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  const FIELDS = {
    device: 'Nokia 3310',
    firstName: 'Anna',
    lastName: 'Rossi',
    street: 'Via Roma, 12',
    zip: '00184',
    city: 'Roma',
    province: 'RM',
    isBatterySafe: 'on',
  }

  it('has a label mailed, and leads to the page that says so', async () => {
    const email = 'anna.rossi@example.org'
    const answer = await post({ ...FIELDS, email })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/riciclo?sent=1')
    await store.drain()
    expect(await senders.mailsTo(email)).toHaveLength(1)
    const { rows } = await store.db.$client.query(
      'select street, house_number, city, country from recycling_sender where email = $1',
      [email],
    )
    expect(rows).toEqual([{ street: 'Via Roma', house_number: '12', city: 'Roma (RM)', country: 'IT' }])
  })

  it('comes back with what was typed and what is wrong', async () => {
    const { isBatterySafe: _, ...unsafe } = FIELDS
    const answer = await post({ ...unsafe, email: 'anna' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('value="Via Roma, 12"')
  })

  it('is refused from another site', async () => {
    const answer = await store.shop.send(MARKET_HOSTS.it, '/riciclo', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...FIELDS, email: 'anna@example.org' }).toString(),
    })
    expect(answer.status).toBe(403)
  })
})

describe('the sender of a recycling parcel', () => {
  it('is forgotten after a while, with the label; the parcel stays as a figure', async () => {
    const fields = buildRecyclingFields('de')
    await ask(fields)
    const [parcel] = await senders.parcelsOf(fields.email)
    const forget = () => forgetPeople(openAsRole(store.db, 'worker'), store.clock.nowMs)
    store.clock.nowMs += (RECYCLING_KEEP_DAYS - 1) * DAY_MS
    await forget()
    expect(await senders.parcelsOf(fields.email)).toHaveLength(1)
    store.clock.nowMs += 2 * DAY_MS
    await forget()
    const { rows } = await store.db.$client.query(
      `select mailbox_key, (select count(*)::int from recycling_sender where parcel_id = id) as senders
      from recycling_parcel where id = $1`,
      [parcel?.id],
    )
    expect(rows).toEqual([{ mailbox_key: null, senders: 0 }])
  })

  it('is part of the export of an account with the same address, and erased with it', async () => {
    const fields = buildRecyclingFields('de')
    await ask(fields)
    const web = openAsRole(store.db, 'web')
    const account = { customerId: randomUUID(), email: fields.email }
    expect(await readRestForExport(web, account)).toMatchObject({
      recyclingParcels: [{ device: fields.device, state: 'LABEL_ISSUED', email: fields.email }],
    })
    await eraseRecyclingSenders(web, fields.email)
    expect(await readRestForExport(web, account)).toMatchObject({ recyclingParcels: [] })
  })
})
