/** The certificate drawn on a canvas. */
import type { PlatePath } from '../../../domain/course/certificate/drawing/plate.ts';
import {
  colours,
  page,
  type Shape,
  type TextShape,
} from '../../../domain/course/certificate/drawing/shapes.ts';
import { cssFont } from './faces.ts';

/** Pixels in a point: 300 in an inch. */
const scale = 300 / 72;

/** The certificate as a PNG at 300 dots per inch. The font must be loaded. */
export async function paintPng(
  shapes: readonly Shape[],
  plate: readonly PlatePath[],
): Promise<Uint8Array> {
  const { canvas, context } = canvasOf(page.width, page.height);
  context.lineCap = context.lineJoin = 'round';
  for (const shape of shapes) {
    if (shape.type === 'path') {
      const path = new Path2D(shape.d);
      if (shape.fill) {
        context.fillStyle = colours[shape.fill];
        context.fill(path);
      }
      if (shape.stroke) {
        context.strokeStyle = colours[shape.stroke];
        context.lineWidth = shape.width ?? 1;
        context.setLineDash(shape.dash ? [...shape.dash] : []);
        context.stroke(path);
      }
    } else if (shape.type === 'text') write(context, shape);
    else for (const path of plate) paintPlate(context, path);
  }
  return bytesOf(canvas);
}

/** One text as a transparent PNG, for letters that the font lacks, with its baseline. */
export async function paintText(shape: TextShape): Promise<{
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
}> {
  const measured = canvasOf(1, 1).context;
  measured.font = cssFont(shape.size, shape.weight);
  const width = measured.measureText(shape.text).width + shape.size * 0.2;
  const [height, baseline] = [shape.size * 1.8, shape.size * 1.3];
  const { canvas, context } = canvasOf(width, height);
  write(context, { ...shape, x: 0, y: baseline, anchor: 'start' });
  return { bytes: await bytesOf(canvas), width, height, baseline };
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gave no canvas to draw on.');
  context.scale(scale, scale);
  return { canvas, context };
}

function write(context: CanvasRenderingContext2D, shape: TextShape): void {
  context.save();
  context.translate(shape.x, shape.y);
  context.rotate(((shape.turned ?? 0) * Math.PI) / 180);
  context.globalAlpha = shape.opacity ?? 1;
  context.fillStyle = colours[shape.colour];
  context.font = cssFont(shape.size, shape.weight);
  context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
  context.fillText(shape.text, 0, 0);
  context.restore();
}

function paintPlate(context: CanvasRenderingContext2D, path: PlatePath): void {
  const drawn = new Path2D(path.d);
  context.save();
  context.translate(path.x, path.y);
  context.scale(path.scale, path.scale);
  if (path.fill !== undefined) {
    context.globalAlpha = path.fillOpacity;
    context.fillStyle = path.fill;
    context.fill(drawn);
    context.globalAlpha = 1;
  }
  if (path.stroke !== undefined) {
    context.strokeStyle = path.stroke;
    context.lineWidth = path.width;
    context.setLineDash([...path.dash]);
    context.stroke(drawn);
  }
  context.restore();
}

async function bytesOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser made no picture of the canvas.');
  return new Uint8Array(await blob.arrayBuffer());
}
