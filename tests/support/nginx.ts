import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/processes/free-ports.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => existsSync(path),
)

export const hasNginx = NGINX !== undefined

/** The delivered settings of an edge, with the addresses of this machine. */
function readSettings(file: string, { port, shopPort, folder }: Record<string, string | number>): string {
  return (
    readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
      .replaceAll(/server [\w.-]+:3000/g, `server 127.0.0.1:${shopPort}`)
      .replaceAll('/var/cache/nginx', `${folder}`)
      // Certificates are not what is tested, and neither is the redirect to them.
      .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
      .replaceAll(/^ *(?:http2|ssl_).*\n| *listen \[::\].*\n/gm, '')
      .replace(/listen (?:443 ssl|8080)/, `listen 127.0.0.1:${port}`)
  )
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** nginx in front of a shop, with one of the delivered settings. */
export async function startNginx(file: string, shopPort: number) {
  if (!NGINX) throw new Error('nginx is not installed')
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  // As root it gives up its rights, and its cache belongs to another user then.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'edge.conf'), readSettings(file, { port, shopPort, folder }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} include ${folder}/edge.conf; }`,
  )
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')])
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  async function stop() {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; !(await isListening(port)); attempt += 1) {
    if (attempt === 400 || child.exitCode !== null) {
      await stop()
      throw new Error(`nginx doesn’t start: ${output}`)
    }
    await sleep(50)
  }
  return { port, stop }
}
