import type { World } from '../state/world.ts';
import { guildsOf, type Shard } from './shards.ts';

/** The data of a READY event. */
export function readyData(
  world: World,
  session: { readonly id: string; readonly resumeUrl: string; readonly shard: Shard },
) {
  return {
    v: 10,
    user: { ...world.bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: guildsOf(world, session.shard).map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: session.resumeUrl,
    shard: session.shard,
    application: { id: world.bot.id, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    relationships: [],
    presences: [],
    user_settings: {},
    geo_ordered_rtc_regions: [],
    _trace: [],
  };
}
