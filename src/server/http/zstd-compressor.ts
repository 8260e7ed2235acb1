import { constants, createZstdCompress } from 'node:zlib'

const LEVEL = 1

/** A compressor, and what it has made of the current text so far. */
function open() {
  const stream = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  return { stream, parts }
}

/**
 * Compresses texts with one compressor, one after the other, each as a whole of its own. With a compressor for each, what it
 * has used would outlive many collections of young objects, and a full one would follow every few hundred pages.
 */
export function createZstdCompressor(): (bytes: Buffer) => Promise<Buffer> {
  let compressor = open()
  let last: Promise<unknown> = Promise.resolve()

  const compress = (bytes: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      // One that has failed can't go on.
      if (compressor.stream.destroyed) compressor = open()
      const { stream, parts } = compressor
      stream.once('error', reject)
      stream.write(bytes)
      stream.flush(constants.ZSTD_e_end, () => {
        // It is called after a failure, too, with half a page.
        if (stream.destroyed) return
        stream.off('error', reject)
        // Hands over what may still be waiting.
        stream.read()
        resolve(Buffer.concat(parts.splice(0)))
      })
    })

  return (bytes) => {
    const compressed = last.then(() => compress(bytes))
    last = compressed.catch(() => undefined)
    return compressed
  }
}
