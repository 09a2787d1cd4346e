#!/usr/bin/env python3
"""Checks that the shuffles of recorded games follow from what was committed to.

    python3 fairness.py FILE.jsonl...           checks every record, a line each
    python3 fairness.py --positions 20000       shuffles 52 cards that often: chi-square of where each comes to lie
    python3 fairness.py --vectors FILE.json     checks test vectors

Exit code: 0 if all is true, 1 at the first lie, whose line and step it prints, 2 if a file can't be read.
It's written from docs/fairness.md alone and knows no rules: that a game draws what its rules ask for is for
`npm run replay` to check.
"""

import hashlib
import hmac
import json
import re
import sys

RECORD = {"version", "game", "options", "fairness", "chance", "facts", "steps", "result"}
STEP = {"seat", "action", "chance", "facts"}
FAIRNESS = {"number", "seed", "words", "commitment", "start"}
SHUFFLE = {"what", "order", "check"}
PICK = {"what", "outcome", "among", "check"}
LONGEST_WORD = 40
LONGEST_LINE = 64 * 1024 * 1024
DEEPEST = 32
LARGEST = 2**53 - 1
CONTROL = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
SPACES = " \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff"
MOST_STEPS, MOST_OUTCOMES, MOST_ITEMS, MOST_SEATS, MOST_RULES = 20000, 256, 128, 32, 64


class Lie(Exception):
    """Something that isn't as it was committed to."""


def compact(value):
    """The bytes that are hashed for a value."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def hashed(value):
    return hashlib.sha256(compact(value)).hexdigest()


def units(text):
    """What sorts texts in the order of UTF-16 code units."""
    return text.encode("utf-16-be")


def in_order(items):
    """By their JSON texts."""
    return sorted(items, key=lambda item: units(compact(item).decode("utf-8")))


def opening_of(game, variant, number, seed):
    return ["round table", 1, number, game, variant, seed]


def start_of(commitment, options, words):
    rules = sorted(map(list, options.get("rules", {}).items()), key=lambda rule: units(rule[0]))
    return ["round table start", 2, commitment, options["seats"], options.get("startSeat"), rules, words]


def key_of(seed, start):
    return hmac.digest(bytes.fromhex(seed), compact(start), "sha256")


class Draw:
    """Outcome number `at` of a game, by its name and the sorted items from which it's drawn."""

    def __init__(self, key, at, what, items):
        self.key, self.at, self.what, self.items = key, at, what, items
        self.blocks, self.words = 0, []

    def block(self, number):
        return hmac.digest(self.key, compact([self.at, number, self.what, self.items]), "sha256")

    def check(self):
        return self.block(0)[:16].hex()

    def below(self, count):
        """A whole number from 0 to count - 1, each with the same probability."""
        limit = 2**32 - 2**32 % count
        while True:
            if not self.words:
                self.blocks += 1
                block = self.block(self.blocks)
                self.words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
            word = self.words.pop(0)
            if word < limit:
                return word % count


def shuffled(key, at, what, items):
    """Gives the check, and draws once it's asked for the order."""
    order = in_order(items)
    draw = Draw(key, at, what, list(order))
    yield draw.check()
    for last in range(len(order) - 1, 0, -1):
        other = draw.below(last + 1)
        order[last], order[other] = order[other], order[last]
    yield order


def picked(key, at, what, outcomes):
    """Gives the check, and draws once it's asked for the outcome."""
    among = in_order(outcomes)
    draw = Draw(key, at, what, among)
    yield draw.check()
    yield [among[draw.below(len(among))], among]


def need(condition, what):
    if not condition:
        raise Lie(what)


def is_number(value, least):
    return type(value) is int and value >= least


def is_hex(value, digits):
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{%d}" % digits, value) is not None


def is_word(word):
    if not isinstance(word, str) or not 0 < len(word) <= LONGEST_WORD:
        return False
    return not CONTROL.search(word) and word == word.strip(SPACES)


def same(one, other):
    """Equal, and of the same kinds: Python takes 1, 1.0 and True for the same."""
    return compact(one) == compact(other)


def has_fields(value, fields, what):
    need(isinstance(value, dict), what + " isn't an object")
    odd = sorted(set(value) ^ fields)
    need(not odd, "%s: the field %r is missing or unknown" % (what, odd[0] if odd else ""))


def is_list(value, most, what):
    need(isinstance(value, list), what + " has no list")
    need(len(value) <= most, what + " has a longer list than any record")


def check_options(options):
    need(isinstance(options, dict), "options isn't an object")
    odd = set(options) - {"variant", "seats", "startSeat", "rules"}
    need(not odd, "options: unknown fields")
    need(isinstance(options.get("variant"), str), "options.variant isn't text")
    need(is_number(options.get("seats"), 0), "options.seats isn't a number")
    need("startSeat" not in options or is_number(options["startSeat"], 0), "options.startSeat isn't a number")
    rules = options.get("rules", {})
    need(isinstance(rules, dict), "options.rules isn't an object")
    need(len(rules) <= MOST_RULES, "options.rules has more options than any record")
    need(all(isinstance(value, str) for value in rules.values()), "options.rules has a value that isn't text")


def check_fairness(fairness, seats):
    has_fields(fairness, FAIRNESS, "fairness")
    need(is_number(fairness["number"], 1), "fairness.number isn't a number from 1")
    for name in ("seed", "commitment", "start"):
        need(is_hex(fairness[name], 64), "fairness.%s isn't 64 hexadecimal digits" % name)
    words = fairness["words"]
    need(isinstance(words, list) and len(words) == seats, "there isn't a word or null for each seat")
    is_list(words, MOST_SEATS, "fairness.words")
    need(all(word is None or is_word(word) for word in words), "fairness.words has something that's no word")


def are_items(values):
    return all(not isinstance(value, (dict, list)) for value in values)


def check_outcome(key, at, entry):
    need(isinstance(entry, dict) and isinstance(entry.get("what"), str), "it isn't an outcome")
    what = entry["what"]
    name = 'the outcome "%s"' % what
    if "order" in entry:
        has_fields(entry, SHUFFLE, name)
        is_list(entry["order"], MOST_ITEMS, name)
        need(are_items(entry["order"]), name + " has no list of items")
        drawn, recorded = shuffled(key, at, what, entry["order"]), entry["order"]
    else:
        has_fields(entry, PICK, name)
        is_list(entry["among"], MOST_ITEMS, name)
        need(entry["among"], name + " has no list")
        need(are_items([entry["outcome"], *entry["among"]]), name + " has something that's no item")
        drawn, recorded = picked(key, at, what, entry["among"]), [entry["outcome"], entry["among"]]
    need(same(next(drawn), entry["check"]), name + " wasn't drawn there, or not from these items")
    need(same(next(drawn), recorded), name + " isn't the one drawn")


def check_record(record):
    """Returns how many outcomes there were. Raises Lie."""
    need(isinstance(record, dict), "it isn't a record")
    version = record.get("version")
    need(type(version) is int and version == 2, "version %r has no commitment" % version)
    has_fields(record, RECORD, "the record")
    game, options, fairness = record["game"], record["options"], record["fairness"]
    need(isinstance(game, str), "game isn't text")
    check_options(options)
    check_fairness(fairness, options["seats"])
    opening = hashed(opening_of(game, options["variant"], fairness["number"], fairness["seed"]))
    need(opening == fairness["commitment"], "the commitment isn't that of number, game, variant and seed: " + opening)
    start = start_of(opening, options, fairness["words"])
    need(hashed(start) == fairness["start"], "the start isn't that of commitment, options and words: " + hashed(start))
    key = key_of(fairness["seed"], start)
    is_list(record["steps"], MOST_STEPS, "steps")
    at = 0
    for step, place in enumerate([record] + record["steps"]):
        where = "at step %d" % step if step else "at set-up"
        try:
            if step:
                has_fields(place, STEP, "the step")
            is_list(place["chance"], MOST_OUTCOMES, "chance")
            for entry in place["chance"]:
                check_outcome(key, at, entry)
                at += 1
        except Lie as lie:
            raise Lie("%s: %s" % (where, lie))
    return at


def no_number(text):
    raise ValueError(text)


def number_in(text):
    """2.0 and 2e0 are the number 2. What every program holds has at most 16 digits."""
    number = float(text)
    return int(number) if number.is_integer() and abs(number) <= LARGEST else number


def is_deeper(text, levels):
    """Whether lists and objects are nested deeper, also in values that don't count."""
    outside = re.sub('"[^"]*"?', "", re.sub(r"\\.", "", text, flags=re.DOTALL))
    level = 0
    for bracket in re.findall(r"[\[\]{}]", outside):
        level += 1 if bracket in "[{" else -1
        if level > levels:
            return True
    return False


def check_tree(value):
    """That every program reads the same of it."""
    if isinstance(value, dict):
        need("__proto__" not in value, "it has a key __proto__")
        for key, below in value.items():
            check_tree(key)
            check_tree(below)
    elif isinstance(value, list):
        for below in value:
            check_tree(below)
    elif isinstance(value, str):
        need(not re.search("[\ud800-\udfff]", value), "it has half a surrogate pair")
    elif isinstance(value, (int, float)):
        need(isinstance(value, int) and abs(value) <= LARGEST, "it has a number that isn't whole, or is too large")


def text_of(line):
    """The line without its byte-order mark. Raises Lie."""
    need(len(line.rstrip(b"\n")) <= LONGEST_LINE, "it's longer than 64 MiB")
    try:
        return line.decode("utf-8-sig")
    except ValueError:
        raise Lie("it isn't UTF-8")


def check_line(line):
    """Returns how many outcomes the line's record has. Raises Lie."""
    text = text_of(line)
    need(not is_deeper(text, DEEPEST), "lists and objects are nested more than %d deep" % DEEPEST)
    try:
        record = json.loads(text, parse_constant=no_number, parse_float=number_in, parse_int=number_in)
    except ValueError:
        raise Lie("it isn't JSON")
    check_tree(record)
    return check_record(record)


def check_files(files):
    records = outcomes = 0
    for name in files:
        with open(name, "rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    if not text_of(line).strip(" \t\r\n"):
                        continue
                    outcomes += check_line(line)
                except Lie as lie:
                    raise Lie("%s, line %d: %s" % (name, number, lie))
                records += 1
    need(records > 0, "There are no records to check.")
    print("%d records, %d outcomes: all as committed." % (records, outcomes))


def check_vectors(name):
    with open(name, encoding="utf-8") as file:
        vectors = json.load(file)
    for vector in vectors["openings"]:
        value = opening_of(vector["game"], vector["variant"], vector["number"], vector["seed"])
        need(compact(value).decode("utf-8") == vector["text"], "another text: %s" % vector["text"])
        need(hashed(value) == vector["commitment"], "another commitment: %s" % vector["commitment"])
    for vector in vectors["starts"]:
        value = start_of(vector["commitment"], vector["options"], vector["words"])
        need(compact(value).decode("utf-8") == vector["text"], "another text: %s" % vector["text"])
        need(hashed(value) == vector["start"], "another start: %s" % vector["start"])
        key = key_of(vector["seed"], value)
        need(key.hex() == vector["key"], "another key: %s" % vector["key"])
        for at, entry in enumerate(vector["outcomes"]):
            check_outcome(key, at, entry)
    print("All vectors are true.")


def positions(shuffles):
    """Chi-square of which card lies where, over shuffles with one key and a name each."""
    cards = list(range(52))
    counts = [[0] * len(cards) for _ in cards]
    key = hashlib.sha256(b"positions").digest()
    for at in range(shuffles):
        for place, card in enumerate(list(shuffled(key, at, "cards", cards))[1]):
            counts[card][place] += 1
    mean = shuffles / len(cards)
    chi = sum((count - mean) ** 2 / mean for row in counts for count in row)
    freedom = (len(cards) - 1) ** 2
    print("%d shuffles of 52 cards: chi-square %.1f with %d degrees of freedom, %+.2f standard deviations from its mean." % (shuffles, chi, freedom, (chi - freedom) / (2 * freedom) ** 0.5))


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0 if arguments else 2
    try:
        if arguments[0] == "--positions":
            positions(int(arguments[1]))
        elif arguments[0] == "--vectors":
            check_vectors(arguments[1])
        else:
            check_files(arguments)
    except Lie as lie:
        print(lie, file=sys.stderr)
        return 1
    except (OSError, ValueError, IndexError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
