import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A fixed port in front of a server. Shutting it refuses connections and cuts off existing ones. Muting it keeps them open,
 * but what the server says arrives only later, as from a machine that hangs.
 */
export async function createGate(target: string) {
  const [host = '', targetPort = ''] = target.split(':')
  const open = new Set<Socket>()
  const pairs = new Map<Socket, Socket>()
  let isMuted = false
  const server = createServer((socket) => {
    const behind = connect(Number(targetPort), host)
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        pairs.delete(one)
        other.destroy()
      })
    }
    pairs.set(behind, socket)
    socket.pipe(behind)
    if (!isMuted) behind.pipe(socket)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    open: () => listen(port),
    shut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    mute() {
      isMuted = true
      for (const [behind, socket] of pairs) behind.unpipe(socket)
    },
    unmute() {
      isMuted = false
      for (const [behind, socket] of pairs) behind.pipe(socket)
    },
  }
}
