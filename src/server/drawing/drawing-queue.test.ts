import { afterEach, describe, expect, it } from 'vitest'
import type { DrawingJob } from './drawing-job.ts'
import { createDrawingQueue, type DrawingQueue, type DrawingQueueOptions } from './drawing-queue.ts'

let queue: DrawingQueue

const openQueue = (options?: DrawingQueueOptions): DrawingQueue => {
  queue = createDrawingQueue(options)
  return queue
}

afterEach(() => queue.close())

const CODE: DrawingJob = { kind: 'qrCode', text: 'DHL:1234567890' }

const buildSlip = (deviceCount: number): DrawingJob => ({
  kind: 'packingSlip',
  marketId: 'de',
  audience: 'people',
  parcelNumber: '1000-0001',
  createdAt: new Date(0),
  sendBy: new Date(0),
  sellerName: 'Maria Schmidt',
  lines: Array.from({ length: deviceCount }, (_, index) => ({
    number: index + 1,
    name: 'Apple iPhone 13',
  })),
})

const readStart = (bytes: Uint8Array) => Buffer.from(bytes).subarray(0, 4).toString('latin1')

describe('the drawing queue', () => {
  it('draws codes, slips and pictures', async () => {
    const { draw } = openQueue()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>'
    const drawn = [await draw(CODE), await draw(buildSlip(2)), await draw({ kind: 'sharePicture', svg })]
    expect(drawn.map(readStart)).toEqual(['<svg', '%PDF', '\x89PNG'])
  })

  it('has a waiting line with an end: whoever comes then is told when to come back', async () => {
    const { draw } = openQueue({ maxWaiting: 2 })
    const accepted = [draw(CODE), draw(CODE), draw(CODE)]
    await expect(draw(CODE)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 })
    expect((await Promise.all(accepted)).map(readStart)).toEqual(['<svg', '<svg', '<svg'])
    expect(readStart(await draw(CODE))).toBe('<svg')
  })

  it('leaves the thread that answers requests alone', async () => {
    const { draw } = openQueue()
    await draw(buildSlip(1))
    const isDrawn = draw(buildSlip(500)).then(() => true)
    let turns = 0
    let isWaiting = true
    void isDrawn.finally(() => {
      isWaiting = false
    })
    while (isWaiting) {
      turns += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await isDrawn).toBe(true)
    expect(turns).toBeGreaterThan(100)
  })

  it('survives a drawing that fails and one that takes too long', async () => {
    const { draw } = openQueue({ timeoutMs: 5_000 })
    await expect(draw({ kind: 'sharePicture', svg: '<svg' })).rejects.toThrow()
    expect(readStart(await draw(CODE))).toBe('<svg')
    const slow = openQueue({ timeoutMs: 1 })
    await expect(slow.draw(buildSlip(500))).rejects.toThrow('took too long')
    await slow.close()
  })

  it('lets nobody wait for a closed queue', async () => {
    const { draw, close } = openQueue()
    const drawings = Promise.allSettled([draw(buildSlip(200)), draw(CODE)])
    await close()
    expect((await drawings).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
