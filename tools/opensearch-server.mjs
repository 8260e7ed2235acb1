// A real OpenSearch cluster, for tests, developers and measurements. Its jars are fetched once, by Maven.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, say } from './setup.mjs'

const SOURCES = join(ROOT, 'tools', 'opensearch')
const POM = join(SOURCES, 'pom.xml')

/** The version of the server; the container images of `deploy/` have the same. */
export const OPENSEARCH_VERSION = /<version>(\d+\.\d+\.\d+)\.\d+</.exec(readFileSync(POM, 'utf8'))?.[1] ?? ''

const FOLDER = join(ROOT, '.cache', 'opensearch', OPENSEARCH_VERSION)
const JARS = join(FOLDER, 'jars')
const PROGRAM = join(FOLDER, 'program')
const CLASS_PATH = `${PROGRAM}:${JARS}/*`

const run = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Fetches the server where Maven and a JDK are installed. Returns whether it is there. */
export function ensureOpenSearch() {
  const program = join(PROGRAM, 'SearchNode.class')
  if (existsSync(program)) return true
  if (!run('mvn', ['-version']) || !run('javac', ['-version'])) return false
  say('Fetching OpenSearch with Maven (once; a minute or two) …')
  // Compiled last, so that the class means that all jars are there.
  return (
    run('mvn', ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', `-DoutputDirectory=${JARS}`]) &&
    run('javac', ['-cp', CLASS_PATH, '-d', PROGRAM, join(SOURCES, 'SearchNode.java')])
  )
}

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

/** Different ports, because all are held until the last is found. */
async function findFreePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listen))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

const GREEN_TIMEOUT_MS = 180_000

/** Waits until all nodes are there and all indexes have their replicas. */
export async function waitUntilGreen(urls) {
  const deadline = Date.now() + GREEN_TIMEOUT_MS
  const query = `wait_for_nodes=${urls.length}&wait_for_status=green&timeout=1s`
  while (Date.now() < deadline) {
    const answer = await fetch(`${urls[0]}/_cluster/health?${query}`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('OpenSearch doesn’t start')
}

/** How long a node that was killed is away. */
const RESTART_MS = 3_000

/** Starts a node. Until it is stopped, it is started again whenever it ends, like by a supervisor. */
function startNode({ folder, name, port, settings, heapMb }) {
  const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseSerialGC']
  const own = [join(folder, name), `node.name=${name}`, `http.port=${port}`, ...settings]
  let isStopped = false
  let child
  let ended
  const start = () => {
    // A node ends when its standard input does.
    child = spawn('java', [...heap, '-cp', CLASS_PATH, 'SearchNode', ...own], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
    ended.then(() => {
      if (!isStopped) setTimeout(() => isStopped || start(), RESTART_MS).unref()
    })
  }
  start()
  return {
    url: `http://127.0.0.1:${port}`,
    getPid: () => child.pid,
    async stop() {
      isStopped = true
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts a cluster of nodes that are processes of their own, and waits until it is green. */
export async function startCluster({ folder, nodes: count = 3, heapMb = 512 }) {
  if (!ensureOpenSearch()) throw new Error('OpenSearch needs Maven and a JDK')
  const ports = await findFreePorts(2 * count)
  const [http, transport] = [ports.slice(0, count), ports.slice(count)]
  const names = http.map((_, index) => `node-${index + 1}`)
  const shared = [
    'cluster.name=rivendo',
    'network.host=127.0.0.1',
    'discovery.type=zen',
    `discovery.seed_hosts=${transport.map((port) => `127.0.0.1:${port}`).join(',')}`,
    `cluster.initial_cluster_manager_nodes=${names.join(',')}`,
    // The disk of a developer is often nearly full.
    'cluster.routing.allocation.disk.threshold_enabled=false',
  ]
  const nodes = names.map((name, index) => {
    const settings = [`transport.port=${transport[index]}`, ...shared]
    return startNode({ folder, name, port: http[index], settings, heapMb })
  })
  const urls = nodes.map(({ url }) => url)
  const stop = () => Promise.all(nodes.map((node) => node.stop()))
  try {
    await waitUntilGreen(urls)
  } catch (error) {
    await stop()
    throw error
  }
  return { urls, getPids: () => nodes.map(({ getPid }) => getPid()), stop }
}
