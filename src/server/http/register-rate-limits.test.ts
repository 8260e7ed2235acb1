import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerRateLimits } from './register-rate-limits.ts'

it('a shared limit counts before anything of the route runs', async () => {
  const steps: string[] = []
  const app = Fastify()
  await registerRateLimits(app, {
    isTrustedProxy: () => false,
    processCount: 1,
    countShared: async () => {
      steps.push('count')
      return steps.length > 2 ? 1_000 : null
    },
  })
  app.post('/upload', {
    config: { rateLimit: { isShared: true, max: 1, timeWindow: 60_000 } },
    onRequest: async () => {
      steps.push('place')
    },
    handler: async () => 'done',
  })
  const answers = [await app.inject({ method: 'POST', url: '/upload' })]
  answers.push(await app.inject({ method: 'POST', url: '/upload' }))
  await app.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  expect(steps).toEqual(['count', 'place', 'count'])
})
