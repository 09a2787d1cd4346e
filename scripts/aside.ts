import process from 'node:process';
import { config as readEnvFile } from 'dotenv';
import { DEFAULT_STORE_URL } from '../src/store/address.ts';
import { openStore } from '../src/store/open.ts';
import { asideKey } from '../src/table/storage/stored-table.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';

const USAGE = `Usage: npx tsx scripts/aside.ts TABLE_ID
Prints what's stored of a table that was set aside because it couldn't be read, as it is. The store is STORE_URL's.`;

await runScript(async () => {
  const { positionals } = readArguments(USAGE, { allowPositionals: true, options: {} });
  const [tableId] = positionals;
  if (tableId === undefined || positionals.length > 1) throw new ScriptError(USAGE, 2);
  readEnvFile({ quiet: true });
  const store = await openStore(process.env.STORE_URL || DEFAULT_STORE_URL);
  try {
    const stored = await store.get(asideKey(tableId));
    if (!stored) throw new ScriptError(`No table ${tableId} was set aside in this store.`, 1);
    console.log(stored.text);
  } finally {
    await store.close();
  }
});
