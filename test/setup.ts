import { Socket } from 'node:net';

/** No test may reach the network: a connection to anything but this machine throws at once. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3}|0\.0\.0\.0|::)$/;

const { connect } = Socket.prototype;
/** Tests that share a worker share this. */
const isGuarded = connect.name === 'guarded';
if (!isGuarded) {
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
    const [first] = args.flat();
    const options =
      typeof first === 'object' && first !== null ? first : { port: first, host: args.flat()[1] };
    const host = 'host' in options && typeof options.host === 'string' ? options.host : 'localhost';
    const path = 'path' in options && typeof options.path === 'string';
    if (!path && !LOOPBACK.test(host)) throw new Error(`a test tried to reach ${host}`);
    return Reflect.apply(connect, this, args);
  } as typeof connect;
}
