import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PROOFS } from '#domain/clarification/proof-rules.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { MAX_UPLOAD_BYTES } from '#domain/uploads/upload-limits.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import {
  buildClarificationPath,
  type ItemClarification,
  toTradeHand,
} from '../../support/clarification-seller.ts'
import { JPEG, PHONE_JPEG, PLACE } from '../../support/example-photos.ts'
import { findLatestClarification, triggerEvent } from '../../support/inspected-trades.ts'
import { createBill, type ProofShop, startProofShop } from '../../support/proof-seller.ts'
import { readItemRows } from '../../support/trade-rows.ts'

/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: ProofShop['store']
let seller: ProofShop['seller']
let proofs: ProofShop['proofs']
let ask: ProofShop['ask']

beforeAll(async () => {
  ;({ store, seller, proofs, ask } = await startProofShop(NOW_MS))
})

afterAll(() => store.close())

const readFiles = async (asked: ItemClarification) => (await seller.readView(asked)).proof?.files

const readRefusal = ({ status, text }: { status: number; text: string }) => ({
  status,
  key: JSON.parse(text).errors?.[0]?.key,
})

async function readRows({ clarificationId }: ItemClarification) {
  const { rows } = await store.db.$client.query(
    `select name, media_type, content as bytes, blob_key as "blobKey", sha256, sent_sha256 from clarification_proof
     where clarification_id = $1 order by uploaded_at, id`,
    [clarificationId],
  )
  const blobs = createTestBlobs(store.db)
  return Promise.all(rows.map(async (row) => ({ ...row, content: await blobs.read(row) })))
}

describe('a file that a seller uploads', () => {
  it('is stored with its hash, and shown to the seller by name and size', async () => {
    const { asked, visited } = await ask()
    const bytes = createBill()
    const { status, text, headers } = await proofs.upload(visited, bytes, { name: 'Rechnung März.pdf' })
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 201, cache: 'private, no-store' })
    const view = await seller.readView(asked)
    expect(view.proof).toEqual({ rule: 'required', files: [JSON.parse(text)] })
    expect(JSON.parse(text)).toMatchObject({
      name: 'Rechnung März.pdf',
      mediaType: 'application/pdf',
      sizeInBytes: bytes.length,
    })
    const [row] = await readRows(asked)
    expect(row.content).toEqual(bytes)
    expect(row.sha256).toEqual(createHash('sha256').update(bytes).digest())
    expect(await seller.readState(asked)).toBe('ACTION_REQUIRED')
  })

  it('loses everything but its picture if it is a photo', async () => {
    const { asked, visited } = await ask()
    expect((await proofs.upload(visited, PHONE_JPEG, { name: 'a.jpg', type: 'image/jpeg' })).status).toBe(201)
    const [row] = await readRows(asked)
    expect(row.content.includes(PLACE)).toBe(false)
    expect(row.sha256).toEqual(createHash('sha256').update(row.content).digest())
    expect(row.sent_sha256).toEqual(createHash('sha256').update(PHONE_JPEG).digest())
  })

  it('is the same upload when it is sent again, also at the same moment', async () => {
    const { asked, visited } = await ask()
    const bytes = createBill('twice')
    const answers = await Promise.all([1, 2, 3].map(() => proofs.upload(visited, bytes)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ text }) => JSON.parse(text).proofId)).size).toBe(1)
    expect(await readFiles(asked)).toHaveLength(1)
  })

  it('has a name that no program could act on', async () => {
    const { asked, visited } = await ask()
    await proofs.upload(visited, createBill('name'), { name: '../../evil\r\nSet-Cookie: a=b\u202e.pdf' })
    expect((await readFiles(asked))?.map(({ name }) => name)).toEqual(['evil Set-Cookie a=b .pdf'])
  })

  it('can be removed until it is sent, twice without harm', async () => {
    const { asked, visited } = await ask()
    const { proofId } = JSON.parse((await proofs.upload(visited, createBill())).text)
    expect((await proofs.remove(visited, proofId)).status).toBe(204)
    expect((await proofs.remove(visited, proofId)).status).toBe(204)
    expect(await readFiles(asked)).toEqual([])
  })
})

describe('a file is refused', () => {
  it('if its bytes are something else, whatever it calls itself', async () => {
    const { asked, visited } = await ask()
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect(readRefusal(await proofs.upload(visited, page))).toEqual({ status: 422, key: 'UPLOAD_FORMAT' })
    expect(await readFiles(asked)).toEqual([])
  })

  it('if it has more than 10 MB, before all of it is read', async () => {
    const { asked, visited } = await ask()
    const tooLarge = Buffer.alloc(MAX_UPLOAD_BYTES + 100_000, '%PDF-1.7 ')
    expect(readRefusal(await proofs.upload(visited, tooLarge))).toEqual({
      status: 413,
      key: 'UPLOAD_TOO_LARGE',
    })
    expect(await readFiles(asked)).toEqual([])
  })

  it('if it says that it is something else', async () => {
    const { visited } = await ask()
    expect((await proofs.upload(visited, Buffer.from('x'), { type: 'text/html' })).status).toBe(415)
  })

  it(`after ${MAX_PROOFS} of them, until one is removed`, async () => {
    const { asked, visited } = await ask()
    const numbers = Array.from({ length: MAX_PROOFS + 1 }, (_, index) => createBill(`bill ${index}`))
    const answers = await Promise.all(numbers.map((bytes) => proofs.upload(visited, bytes)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PROOFS)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(readRefusal)).toEqual(refused.map(() => ({ status: 422, key: 'UPLOAD_TOO_MANY' })))
    const [first] = (await readFiles(asked)) ?? []
    await proofs.remove(visited, first?.proofId ?? '')
    expect((await proofs.upload(visited, createBill('one more'))).status).toBe(201)
  })

  it('by a clarification that takes none', async () => {
    const { visited } = await ask('MISSING_PART')
    expect((await proofs.upload(visited, createBill())).status).toBe(409)
    const price = await seller.visit(await seller.openClarification())
    expect((await proofs.upload(price, createBill())).status).toBe(409)
  })

  it('for anyone but the browser that has opened the link', async () => {
    const { visited } = await ask()
    const other = (await ask()).visited
    const foreign = [
      { ...visited, cookie: '' },
      { ...visited, cookie: other.cookie },
      { ...visited, id: other.id, cookie: visited.cookie },
      { ...visited, trade: other.trade },
    ]
    const statuses = await Promise.all(foreign.map(async (one) => (await proofs.upload(one, JPEG)).status))
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  it('once the clarification is answered or its time is over', async () => {
    const { asked, visited } = await ask()
    store.clock.nowMs = addDays(NOW_MS, 14)
    const late = await seller.visit(asked)
    expect((await proofs.upload(late, createBill())).status).toBe(410)
    store.clock.nowMs = NOW_MS
    await seller.answer(asked, 'RETURN')
    expect((await proofs.upload(visited, createBill())).status).toBe(409)
  })

  it('and one that isn’t the caller’s is never removed', async () => {
    const { asked, visited } = await ask()
    const { proofId } = JSON.parse((await proofs.upload(visited, createBill())).text)
    const other = (await ask()).visited
    expect((await proofs.remove(other, proofId)).status).toBe(204)
    expect(await readFiles(asked)).toHaveLength(1)
  })
})

describe('an answer with proof', () => {
  it('needs a file where we asked for one', async () => {
    const { asked, visited } = await ask()
    const { status, text } = await seller.answer(asked, 'DONE')
    expect({ status, errors: JSON.parse(text).errors }).toEqual({
      status: 422,
      errors: [{ field: 'file', key: 'PROOF_REQUIRED' }],
    })
    expect(await seller.readState(asked)).toBe('ACTION_REQUIRED')
    await proofs.upload(visited, createBill())
    expect((await seller.answer(asked, 'DONE')).status).toBe(200)
    expect(await seller.readState(asked)).toBe('IN_INSPECTION')
    expect(await readFiles(asked)).toHaveLength(1)
  })

  it('needs none where a screenshot is only welcome', async () => {
    const { asked } = await ask('LOCK_APPLE')
    expect((await seller.readView(asked)).proof).toEqual({ rule: 'optional', files: [] })
    expect((await seller.answer(asked, 'DONE')).status).toBe(200)
  })

  it('keeps its files from then on', async () => {
    const { asked, visited } = await ask('LOCK_APPLE')
    const { proofId } = JSON.parse((await proofs.upload(visited, createBill())).text)
    await seller.answer(asked, 'DONE')
    expect((await proofs.remove(visited, proofId)).status).toBe(409)
    expect(await readRows(asked)).toHaveLength(1)
  })

  it.each(['RETURN', 'silence'])('is not given by %s: the files are forgotten', async (end) => {
    const { asked, visited } = await ask()
    await proofs.upload(visited, createBill())
    if (end === 'RETURN') await seller.answer(asked, 'RETURN')
    else await triggerEvent(toTradeHand(store), asked.item, 'answer_deadline')
    expect(await seller.readState(asked)).toBe('RETURN_PENDING')
    expect(await readRows(asked)).toEqual([])
  })
})

describe('a proof that isn’t enough', () => {
  it('is asked for again, with the reason on the page', async () => {
    const { asked, visited } = await ask()
    await proofs.upload(visited, createBill())
    await seller.answer(asked, 'DONE')
    const hand = toTradeHand(store)
    await triggerEvent(hand, asked.item, 'customer_action_needed', {
      reason: 'OWNERSHIP_PROOF',
      refusal: 'UNREADABLE',
    })
    const again = { ...(await findLatestClarification(hand, asked.item)), item: asked.item }
    const view = await seller.readView(again)
    expect({ refusal: view.refusal, files: view.proof?.files }).toEqual({ refusal: 'UNREADABLE', files: [] })
    expect((await readItemRows(store.db, asked.item).clarifications()).map(({ answer }) => answer)).toEqual([
      'DONE',
      null,
    ])
  })
})

describe('without script', () => {
  it('a file is a form that leads back to the page, and so is its removal', async () => {
    const { asked, visited } = await ask()
    const path = buildClarificationPath(visited)
    const sent = await proofs.uploadForm(visited, JPEG, { name: 'bill.jpg', type: 'image/jpeg' })
    expect({ status: sent.status, location: sent.headers.location }).toEqual({ status: 303, location: path })
    const [file] = (await readFiles(asked)) ?? []
    expect(file?.name).toBe('bill.jpg')
    const removed = await proofs.removeByForm(visited, file?.proofId ?? '')
    expect({ status: removed.status, location: removed.headers.location }).toEqual({
      status: 303,
      location: path,
    })
    expect(await readFiles(asked)).toEqual([])
  })

  it.each([
    ['a file that we can’t read', Buffer.from('MZ'), 'UPLOAD_FORMAT'],
    ['a file that is too large', Buffer.alloc(MAX_UPLOAD_BYTES + 1, '%PDF-'), 'UPLOAD_TOO_LARGE'],
  ])('%s leads back to the page, which says why', async (_, bytes, problem) => {
    const { visited } = await ask()
    const { status, headers } = await proofs.uploadForm(visited, bytes)
    const location = `${buildClarificationPath(visited)}?problem=${problem}`
    expect({ status, location: headers.location }).toEqual({ status: 303, location })
    const [path, search] = location.split('?')
    const payload = await store.shop.get('localhost:8106', `${path}/_payload.json?${search}`, {
      cookie: visited.cookie,
    })
    expect(JSON.parse(payload.text).data.problem).toBe(problem)
  })

  it('an answer without its proof leads back to the page, which says so', async () => {
    const { asked, visited } = await ask()
    const { status, headers } = await seller.postForm(visited, asked.offers.DONE)
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: `${buildClarificationPath(visited)}?problem=PROOF_REQUIRED`,
    })
  })
})
