// Sends requests to an address on this machine from its own process, for a fixed time, and prints the figures.
import autocannon from 'autocannon'

const [url, seconds, connections, encoding] = process.argv.slice(2)
if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+\//.test(url)) throw new Error('Load goes to this machine only')

const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  headers: { 'accept-encoding': encoding },
})
const { requests, latency, non2xx, errors } = result
process.stdout.write(
  JSON.stringify({
    requests: requests.total,
    perSecond: requests.average,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  }),
)
