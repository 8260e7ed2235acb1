// The yardstick: plain node:http sending the given bytes and headers. A signal asks for its processor time in milliseconds.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { headers, body } = JSON.parse(readFileSync(0, 'utf8'))
const bytes = Buffer.from(body, 'base64')

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${(user + system) / 1_000}\n`)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
process.on('SIGTERM', () => process.exit(0))
