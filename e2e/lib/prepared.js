import { request } from '../../wasm/target/browser/engine.js';

const ask = (question) => {
  const reply = JSON.parse(request(JSON.stringify(question)));
  if (!reply.ok) throw new Error(`${reply.error.message}: ${JSON.stringify(question)}`);
  return reply;
};

/**
 * A game alone against easy bots, as it stands some way in: always the same one for the same seed.
 * Bots play every seat, `actions` actions at least, until the person of seat 0 is to act; `lines` is
 * its transcript up to what that person did before, so that the page shows how the bots go on.
 */
export function prepare({ game, seats, options = {}, seed, actions }) {
  let own = 0;
  const lines = ready({ game, seats, options, seed }, (_look, done, last) => {
    own = last;
    return done >= actions && last < done - 1;
  });
  return { game, seats, options, lines: lines.slice(0, own + 1) };
}

/** The same, when the person of seat 0 is to act and what they see and may do is as it is wanted. */
export function prepareWhen({ game, seats, options = {}, seed, isReady }) {
  return { game, seats, options, lines: ready({ game, seats, options, seed }, isReady) };
}

/** The same, when the person of seat 0 has a few things left to do before it is over. */
export function prepareEnd({ game, seats, options = {}, seed }) {
  const stands = [];
  const onTurn = (_look, transcript) => {
    stands.push(transcript());
  };
  play({ game, seats, options, seed, onTurn });
  return { game, seats, options, lines: stands.at(-3) };
}

/** The transcript up to where seat 0 is to act and it is as it should be. */
function ready(game, isReady) {
  let lines = null;
  play({
    ...game,
    onTurn: (look, transcript, done, last) => {
      if (isReady(look, done, last)) lines = transcript();
      return lines !== null;
    },
  });
  if (!lines) throw new Error(`${game.game} with the seed ${game.seed} is over before that`);
  return lines;
}

/**
 * Bots play every seat to the end. `onTurn` is told what seat 0 sees when it is to act, how to get the
 * transcript so far, how many actions there were and which was the last of seat 0; true is enough.
 */
export function play({ game, seats, options, seed, onTurn, onEnd = () => {} }) {
  let status = ask({ cmd: 'new', game, seats, options, seed: seed.padStart(64, '0'), first: 0 });
  const transcript = () => ask({ cmd: 'transcript' }).lines;
  let last = 0;
  for (let done = 0; !status.over; done++) {
    const isOwn = status.toAct !== 'chance' && status.toAct.includes(0);
    if (isOwn && onTurn(ask({ cmd: 'look', viewer: 0 }), transcript, done, last) === true) return;
    const { seat, action } = next(status.toAct, done);
    status = ask({ cmd: 'apply', seat, action });
    if (seat === 0) last = done + 1;
  }
  onEnd(transcript);
}

/** What one of those would do who may; of dice and draws, what the seed has. */
function next(toAct, seed) {
  if (toAct === 'chance') return { seat: 'chance' };
  for (let i = 0; i < toAct.length; i++) {
    const seat = toAct[(seed + i) % toAct.length];
    const { action } = ask({ cmd: 'best', seat, level: 'easy', iterations: 1, seed });
    if (action !== null) return { seat, action };
  }
  throw new Error('Nobody wants to do anything.');
}

/**
 * Lets all that somebody begins alone be that game. Only what their page asks of its engine is changed: it
 * takes up the prepared game instead of dealing a new one, and the bots' luck is settled.
 */
export async function sitDown({ context }, { game, seats, options, lines, series = false }) {
  const choices = { bots: seats - 1, level: 'easy', tempo: 'normal', options, series };
  await context.addInitScript(
    ({ game, choices, lines }) => {
      localStorage.setItem(`solo.${game}`, JSON.stringify(choices));
      const post = Worker.prototype.postMessage;
      let asked = 0;
      const settled = (question) => {
        if (question.cmd === 'new') return { cmd: 'replay', lines };
        if (question.cmd === 'react') return { ...question, seed: asked++ };
        return question;
      };
      Worker.prototype.postMessage = function (message, ...rest) {
        const text = message?.text && JSON.stringify(settled(JSON.parse(message.text)));
        post.call(this, text ? { ...message, text } : message, ...rest);
      };
    },
    { game, choices, lines },
  );
}
