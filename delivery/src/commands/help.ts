/** Printed by `--help`: enough to ship a section without reading anything else. */
export const HELP = `delivery: how one team ships one section

  A release is one build of one app; it never changes. A constellation is the set of releases that is
  served together; its id is a hash. The pointer names the promoted constellation. Promoting and rolling
  back move the pointer; the running site follows within a second, without a restart.

Ship a section
  pnpm delivery release mf-invest                  build and publish; nobody sees it yet
  pnpm delivery promote mf-invest@1.0.0-ab12cd34   serve it; several app@version are one step
  pnpm delivery status                             what is served, since when, and what came before
  pnpm delivery rollback mf-invest                 back to the version before; again goes further back

Commands
  release <app> [--version x.y.z]   without --version: the version of package.json and a hash of the sources
  check <app>@<version>... [--json] what promoting it would find, without moving anything
    [--api <url>]                   service that answers its pages (default: the one that runs beside DATA_DIR)
    [--out <file>]                  writes what was found, signed by the gate, for promote --checked elsewhere
  promote <app>@<version>...        checks as check does, and moves the pointer when everything passed
    [--api <url>]                   as for check
    [--checked <file>]              takes what another machine found of the pages: what check --out wrote there
    [--despite <reason>]            moves all the same, without opening pages; the history keeps the reason and what
                                    did not pass. Signatures, bytes and rules of sets cannot be talked out of
    [--drop <pattern>]...           pages of this pattern may go; otherwise every address stays answered
    [--percent <n> [--for 30m]]     n % of new visitors get it first, everybody after that time; it ends by itself when
                                    its pages fail more often than those of the promoted set
    [--at <time>]                   begins at that ISO time
    [--approval]                    begins when somebody who may has approved it
  hold | resume | approve | stop    of the rollout under way: it stays with its share, goes on, may begin, is over
  rollback <app> | --all            one app, or the whole site, to what was promoted before
    --to <set>                      the whole site to any set of the history
  status [--watch]                  table of the promoted set, and what the web process says; again whenever it changes
  history [verify] [--json]         every move of the pointer; checks that no line was changed or removed, and that
                                    who signed each might move what it moved
  preview <app>@<version>...        prints an address that shows the whole site with these releases; nothing moves
    [--until <time>]                ISO time within two weeks (default: a day from now)
    list                            what is shown now, until when, by whom
    revoke <key>                    takes one back; its first digits are enough
  export <place>                    releases, history and pointer to s3://<bucket>/<prefix> or a folder; refused when
                                    somebody else has moved it meanwhile
    <app>@<version>...              these releases alone, for another machine to promote
  import <place> [--watch]          what is promoted there becomes what is promoted here, verified; again with every move
    <app>@<version>...              these releases alone, verified; nothing is promoted
  webhook <url>                     sends every move from now on as JSON, signed as in the history, until it is taken;
                                    runs until Ctrl-C and goes on where it was
  desk [--port <n>]                 a page on this machine (default port 8090) that shows what is promoted, by whom and
                                    with which evidence, the rollout, sizes, and how two sets differ; it changes nothing
  diff <set> <set>                  how two sets differ: pages, islands, budgets, words, files
    [--shots] [--api <url>]         takes pictures of the pages of what changed, which the desk shows side by side; wants
                                    Chromium (CHROME_PATH), and the service that answers the pages
  doctor [--mend]                   looks at keys, history, pointer, every promoted file, the way back and the disk, and
                                    says the way out; puts right what needs nobody's judgement
  gc [<place>] [--keep <days>] [--dry-run]
                                    removes releases that were neither served, published nor asked for in that time
                                    (default 30 days), beside the last five sets, rollouts and previews
  sign <app>@<version>...           checks every file of a release and signs it with the key of its team
  keys                              whose signatures count, for what, until when
    rotate <holder>                 a new key for an app, gate or web; what the old one signed still counts
    revoke <key> <reason>           nothing counts any more that this key ever signed
  changelog <app>                   Markdown: every version that was served, with the commits that came with it
  ensure                            build and promote whatever changed in the sources (npm start does this)

Environment
  DATA_DIR          where releases are kept (default .data)
  SIGNING_DIR       where trust.json and the keys lie (default DATA_DIR/signing, made by the first start)
  S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY
                    how buckets are reached (default: AWS, as its tools find it)
  DELIVERY_ACTOR    who stands in the history (default: your user name)

Exit codes
  0  done
  1  refused by a check (nothing changed), or by the web process or its silence (the pointer went back)
  2  the command was not understood
  4  a check could not be run, so nothing passed
`;
