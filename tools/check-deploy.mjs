// npm run check-deploy: has the files of deploy/ checked by the programs that will read them, as far as this machine has them.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, say } from './setup.mjs'

const DEPLOY = join(ROOT, 'deploy')
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
let failures = 0

function isInstalled(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

function check(label, { program, args, install, env = {} }) {
  if (!isInstalled(program)) {
    say(`–    ${label}: not checked because ${program} isn’t installed (apt-get install ${install})`)
    return
  }
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) {
    failures += 1
    say(`${stdout}${stderr}`.trim())
  }
  say(`${status === 0 ? 'ok  ' : 'FAIL'} ${label}`)
}

/** nginx also looks for certificates, cache folders and the names of other hosts, which only the real machine has. */
function copyForNginx(file, name) {
  const text = readFileSync(join(DEPLOY, file), 'utf8')
    .replaceAll('/etc/ssl/rivendo', folder)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll(/server web-\d:/g, 'server 127.0.0.1:')
    // Older versions of nginx say it on the listen line.
    .replaceAll('http2 on;', '')
  writeFileSync(join(folder, name), text)
  const main = join(folder, `main-${name}`)
  writeFileSync(
    main,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/${name}; }`,
  )
  return main
}

const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=check']
spawnSync('openssl', [
  ...certificate,
  '-keyout',
  join(folder, 'key.pem'),
  '-out',
  join(folder, 'fullchain.pem'),
])

for (const [label, file, name] of [
  ['nginx edge', 'nginx/rivendo.conf', 'edge.conf'],
  ['edge of compose', 'compose/edge.conf', 'compose.conf'],
])
  check(label, { program: 'nginx', args: ['-t', '-c', copyForNginx(file, name)], install: 'nginx-light' })

check('Caddy edge', {
  program: 'caddy',
  args: ['validate', '--config', join(DEPLOY, 'caddy/Caddyfile')],
  install: 'caddy',
  env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
})

// The units name a folder that only the real machine has.
mkdirSync(join(folder, 'units'))
for (const unit of ['rivendo@.service', 'rivendo-migrate.service']) {
  const copy = join(folder, 'units', unit.replace('@', '@web'))
  copyFileSync(join(DEPLOY, 'systemd', unit), copy)
  const text = readFileSync(copy, 'utf8').replace('/opt/rivendo/node_modules/.bin/node', '/bin/true')
  writeFileSync(copy, text)
  check(`unit ${unit}`, { program: 'systemd-analyze', args: ['verify', copy], install: 'systemd' })
}

check('alert rules', {
  program: 'promtool',
  args: ['check', 'rules', join(DEPLOY, 'monitoring/alerts.yml')],
  install: 'prometheus',
})
check('tests of the alert rules', {
  program: 'promtool',
  args: ['test', 'rules', join(DEPLOY, 'monitoring/alerts.test.yml')],
  install: 'prometheus',
})

rmSync(folder, { recursive: true })
process.exit(failures === 0 ? 0 : 1)
