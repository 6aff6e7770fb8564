import { refine, split, wall, type Cut } from '../geometry/cut.ts';
import { onVertices, type Edges, type Field, type Part, type Pool } from '../geometry/pool.ts';
import type { Soup } from '../geometry/soup.ts';
import type { MaterialName, MaterialNumber } from '../studio/materials.ts';

/** Edges near a fine cut are divided until they are shorter than this, metres. */
const FINE = [0.01, 0.005];

/** The skin on the bench: what is still painted sheet, and where finished pieces go. */
export class Bench {
  readonly pool: Pool;
  private readonly soup: Soup;
  private readonly material: MaterialNumber;
  paint: Part;

  constructor(mesh: { pool: Pool; part: Part }, soup: Soup, material: MaterialNumber) {
    this.pool = mesh.pool;
    this.paint = mesh.part;
    this.soup = soup;
    this.material = material;
  }

  /** A finished piece. */
  put(part: Part, material: MaterialName) {
    this.soup.addPart(this.pool, part, this.material[material]);
  }

  putWall(edges: Edges, depth: number, material: MaterialName) {
    this.put(wall(this.pool, edges, depth), material);
  }

  cut(part: Part, field: Field): Cut {
    return split(this.pool, part, onVertices(this.pool, field));
  }

  /** Cuts after dividing the triangles near the cut: narrow bands keep their edges on a coarse skin. */
  cutFine(part: Part, field: Field): Cut {
    const value = onVertices(this.pool, field);
    let fine = part;
    for (const length of FINE) {
      fine = refine(this.pool, fine, { near: (i) => Math.abs(value(i)) < length * 2, length });
    }
    return this.cut(fine, field);
  }

  /** Takes a piece out of the painted sheet. */
  takeOut(field: Field): Cut {
    const cut = this.cut(this.paint, field);
    this.paint = cut.outside;
    return cut;
  }

  takeOutFine(field: Field): Cut {
    const cut = this.cutFine(this.paint, field);
    this.paint = cut.outside;
    return cut;
  }
}
