// npm run check-deploy: has the files of deploy/ checked by the programs that will read them, as far as this machine has them.
// With --all it fails where a program is missing.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT, say } from './setup.mjs'

const DEPLOY = join(ROOT, 'deploy')
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
const counts = { passed: 0, failed: 0, missing: 0 }

const isThere = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** A check by a program, which `probe` finds: what it is called with to say its version. */
function check(label, { program, name = program, probe = ['--version'], args, install, env = {} }) {
  if (!isThere(program, probe)) {
    counts.missing += 1
    say(`–    ${label}: not checked because ${name} isn’t installed (apt-get install ${install})`)
    return
  }
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  counts[status === 0 ? 'passed' : 'failed'] += 1
  if (status !== 0) say(`${stdout}${stderr}`.trim())
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

/** Prometheus also looks for the token, which only the real machine has. */
function copyForPrometheus() {
  const copy = join(folder, 'monitoring')
  cpSync(join(DEPLOY, 'monitoring'), copy, { recursive: true })
  writeFileSync(join(folder, 'metrics_token'), 'a token')
  for (const name of ['prometheus.yml', 'prometheus-kubernetes.yml']) {
    const text = readFileSync(join(copy, name), 'utf8')
    writeFileSync(join(copy, name), text.replaceAll('/run/secrets', folder))
  }
  return copy
}

ensureInstalled()

// Part of "npm test", too. The YAML files are parsed here, so that a machine without any of the programs finds their faults.
check('names, ports and settings', {
  program: NODE,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'architecture', 'tests/architecture/deploy'],
})

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
  check(label, {
    program: 'nginx',
    probe: ['-v'],
    args: ['-t', '-c', copyForNginx(file, name)],
    install: 'nginx-light',
  })

check('Caddy edge', {
  program: 'caddy',
  probe: ['version'],
  args: ['validate', '--config', join(DEPLOY, 'caddy/Caddyfile')],
  install: 'caddy',
  env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
})

// Neither needs an engine or a cluster.
check('compose file', {
  program: 'docker',
  name: 'docker compose',
  probe: ['compose', 'version'],
  args: ['compose', '--file', join(DEPLOY, 'compose/compose.yaml'), 'config', '--quiet'],
  install: 'docker-compose-plugin, from Docker’s own packages',
})
check('Kubernetes manifests', {
  program: 'kubectl',
  probe: ['version', '--client'],
  args: ['kustomize', join(DEPLOY, 'kubernetes')],
  install: 'kubernetes-client',
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

const monitoring = copyForPrometheus()
for (const [label, kind, what, file] of [
  ['what Prometheus scrapes', 'check', 'config', 'prometheus.yml'],
  ['what Prometheus scrapes in a cluster', 'check', 'config', 'prometheus-kubernetes.yml'],
  ['alert rules', 'check', 'rules', 'alerts.yml'],
  ['tests of the alert rules', 'test', 'rules', 'alerts.test.yml'],
])
  check(label, { program: 'promtool', args: [kind, what, join(monitoring, file)], install: 'prometheus' })

rmSync(folder, { recursive: true })
const isAllWanted = process.argv.includes('--all')
say(`${counts.passed} checks passed, ${counts.failed} failed, ${counts.missing} could not be made.`)
process.exit(counts.failed > 0 || (isAllWanted && counts.missing > 0) ? 1 : 0)
