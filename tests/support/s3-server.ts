import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { TestProject } from 'vitest/node'
import type { S3Options } from '#server/ports/blobs/s3-blobs.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { S3_SERVER } from '../../tools/s3-server.mjs'

const KEYS = { accessKeyId: 'shop', secretAccessKey: 'a secret of these tests' } as const
const BUCKET = 'shop-files'

async function createBucket({ endpoint, region }: Pick<S3Options, 'endpoint' | 'region'>): Promise<void> {
  const client = new AwsClient({ ...KEYS, region, service: 's3', retries: 0 })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await client.fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' }).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The S3 server doesn’t start')
}

/** A real server with the S3 API for all tests of a run, with one bucket. */
export default async function startS3Server({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-s3-'))
  const [files, attributes] = [join(folder, 'files'), join(folder, 'attributes')]
  for (const path of [files, attributes]) mkdirSync(path)
  const port = await findFreePort()
  const server = spawn(S3_SERVER, ['--port', `127.0.0.1:${port}`, 'posix', '--sidecar', attributes, files], {
    stdio: 'ignore',
    env: { ROOT_ACCESS_KEY: KEYS.accessKeyId, ROOT_SECRET_KEY: KEYS.secretAccessKey },
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' }
  await createBucket(place)
  provide('s3Bucket', { ...KEYS, ...place, url: `s3://${BUCKET}/files`, timeoutMs: 5_000 })
  return async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
