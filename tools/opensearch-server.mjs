// A real OpenSearch cluster, for tests, developers and measurements. Its jars are fetched once, by Maven.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
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
const CLASSES = join(FOLDER, 'classes')
const PROGRAM = join(FOLDER, 'search-node.jar')
/** Loaded classes as Java keeps them: with them, a node starts with half of the processor time. */
const ARCHIVE = join(FOLDER, 'classes.jsa')
const CLASS_PATH = `${PROGRAM}:${JARS}/*`

const run = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Starts a node, which ends at once because it has no input, and keeps the classes it has loaded. */
function archiveClasses() {
  const folder = join(FOLDER, 'first-start')
  const settings = ['node.name=first', 'http.port=0', 'transport.port=0', 'discovery.type=single-node']
  const java = ['-XX:+UseSerialGC', `-XX:ArchiveClassesAtExit=${ARCHIVE}`, '-cp', CLASS_PATH, 'SearchNode']
  const isKept = run('java', [...java, folder, ...settings])
  rmSync(folder, { recursive: true, force: true })
  return isKept
}

/** Fetches the server where Maven and a JDK are installed. Returns whether it is there. */
export function ensureOpenSearch() {
  if (existsSync(ARCHIVE)) return true
  if (!run('mvn', ['-version']) || !run('javac', ['-version'])) return false
  say('Fetching OpenSearch with Maven (once; a minute or two) …')
  // Archived last, so that the archive means that all jars are there.
  return (
    run('mvn', ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', `-DoutputDirectory=${JARS}`]) &&
    run('javac', ['-cp', `${JARS}/*`, '-d', CLASSES, join(SOURCES, 'SearchNode.java')]) &&
    run('jar', ['--create', '--file', PROGRAM, '-C', CLASSES, '.']) &&
    archiveClasses()
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

/** A limit for what hangs: the machine may be busy with others. */
const GREEN_TIMEOUT_MS = 300_000

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
function startNode({ folder, name, port, settings, heapMb, isMeasured }) {
  const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseSerialGC']
  // The simple compiler halves the processor time of a node that lives for minutes.
  const compiler = isMeasured ? [] : ['-XX:TieredStopAtLevel=1']
  const java = [...heap, ...compiler, `-XX:SharedArchiveFile=${ARCHIVE}`, '-cp', CLASS_PATH, 'SearchNode']
  const own = [join(folder, name), `node.name=${name}`, `http.port=${port}`, ...settings]
  let isStopped = false
  let child
  let ended
  const start = () => {
    // A node ends when its standard input does.
    child = spawn('java', [...java, ...own], { stdio: ['pipe', 'ignore', 'ignore'] })
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
export async function startCluster({ folder, nodes: count = 3, heapMb = 384, isMeasured = false }) {
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
    return startNode({ folder, name, port: http[index], settings, heapMb, isMeasured })
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
