/** Keys: the value's, the guard's. Arguments: the head or nothing, what to do, the new value, the guard's head. */
export const REPLACE = `
local function begins(key, head) return redis.call('GETRANGE', key, 0, #head - 1) == head end
if KEYS[2] and not begins(KEYS[2], ARGV[4]) then return 0 end
if ARGV[1] == '' then
  if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
elseif not begins(KEYS[1], ARGV[1]) then return 0 end
if ARGV[2] == 'delete' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[3]) end
return 1`;

/** Arguments: the owner's token, the lock's lifetime in ms. */
export const HOLD = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

export const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;
